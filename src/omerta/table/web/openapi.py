"""The manual of the open door as OpenAPI 3.1, made from the values that go through it and from its routes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from omerta import __version__
from omerta.table.web.api_models import Problem

PLACE = "#/components/schemas/{name}"
Schema = dict[str, object]
ERRORS = {
    400: "It was not understood.",
    401: "A key is needed, or this one opens nothing here.",
    403: "It is not yours to do, the game goes on, or it comes from a page of another site.",
    404: "There is no such table or game, or no longer.",
    409: "The table refuses it as things stand; the reason says why.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    429: "Slower, please.",
    503: "The table was busy; try again.",
}
PARAMETERS: dict[str, Schema] = {
    "code": {
        "name": "code",
        "in": "path",
        "required": True,
        "description": "The code of the table, as it stands on its screen.",
        "schema": {"type": "string"},
    },
    "game": {
        "name": "game",
        "in": "path",
        "required": True,
        "description": "The number of a game of this table, from 1 on.",
        "schema": {"type": "integer", "minimum": 1},
    },
    "face": {
        "name": "face",
        "in": "query",
        "description": "Which face; all but the screen need a key.",
        "schema": {"enum": ["screen", "phone", "desk"], "default": "screen"},
    },
    "seat": {
        "name": "seat",
        "in": "query",
        "description": "Which of the seats this device holds; without it the first.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999},
    },
    "after": {
        "name": "after",
        "in": "query",
        "description": "The version that is known already.",
        "schema": {"type": "string"},
    },
}


class Operation(Struct, frozen=True):
    """Something that can be done: how it is asked for, what it takes and gives, whether it needs a key."""

    method: Literal["GET", "POST"]
    path: str
    takes: object
    gives: object
    status: int = 200
    query: tuple[str, ...] = ()
    key: Literal["no", "may", "must"] = "no"

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of what stands in the address."""
        return (*re.findall(r"{(\w+)}", self.path), *self.query)

    @property
    def errors(self) -> tuple[int, ...]:
        """The statuses it may fail with."""
        at_table, body = "{code}" in self.path, self.takes is not None
        found = {400: True, 401: self.key != "no", 403: True, 404: at_table, 409: True, 429: True, 503: True}
        return tuple(sorted([status for status, may in found.items() if may] + [413, 415] * body))


def document(described: Sequence[tuple[Operation, str]]) -> Schema:
    """The whole manual."""
    kinds = [kind for operation, _ in described for kind in (operation.takes, operation.gives) if kind]
    schemas, named = msgspec.json.schema_components([*kinds, Problem], ref_template=PLACE)
    found = dict(zip(map(repr, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for operation, about in described:
        there = paths.setdefault(f"/api{operation.path}", {})
        there[operation.method.lower()] = _described(operation, about, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Omertà",
            "version": __version__,
            "summary": "The tables of this server: what a device shows, and what it may ask.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": {_plain(name): _pointed(schema) for name, schema in named.items()},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _described(operation: Operation, about: str, schemas: dict[str, Schema]) -> Schema:
    summary, _, more = about.partition("\n")
    answers: Schema = {str(operation.status): _content("As it was asked.", schemas[repr(operation.gives)])}
    if "after" in operation.query:
        answers["204"] = {"description": "Nothing has changed."}
    for status in operation.errors:
        answers[str(status)] = _content(ERRORS[status], schemas[repr(Problem)])
    key: list[Schema] = [{"key": []}]
    found: Schema = {
        "operationId": _name(operation),
        "summary": summary.strip(),
        "parameters": [PARAMETERS[name] for name in operation.parameters],
        "security": {"no": [], "may": [{}, *key], "must": key}[operation.key],
        "responses": answers,
    }
    if more.strip():
        found["description"] = " ".join(more.split())
    if operation.takes is not None:
        body = _content("What is asked.", schemas[repr(operation.takes)])
        found["requestBody"] = {"required": True, **body}
    return found


def _content(description: str, schema: Schema) -> Schema:
    return {"description": description, "content": {"application/json": {"schema": _pointed(schema)}}}


def _name(operation: Operation) -> str:
    return f"{operation.method.lower()}-{operation.path.rpartition('/')[2]}"


def _plain(name: str) -> str:
    """Two values of one name are told apart by their modules."""
    return name.replace("omerta.", "").replace(".", "-")


def _pointed(schema: object) -> object:
    """The same schema with names as this document has them, and tuples as JSON Schema has them by now."""
    if isinstance(schema, dict):
        found = {key: _pointed(value) for key, value in schema.items()}
        if isinstance(found.get("items"), list):
            found |= {"prefixItems": found["items"], "items": False}
        return found
    if isinstance(schema, list | tuple):
        return [_pointed(each) for each in schema]
    if isinstance(schema, str) and schema.startswith(PLACE.format(name="")):
        return PLACE.format(name=_plain(schema.removeprefix(PLACE.format(name=""))))
    return schema
