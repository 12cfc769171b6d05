"""What a form of our own pages has sent: typed values, and the language of the page they come from."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request

from omerta.core.commands import Refused
from omerta.table.web.guard import same_origin
from omerta.table.web.templating import language_of
from omerta.words import LANGUAGES

LONGEST_FORM = 4096


async def typed_form(request: Request) -> dict[str, str]:
    """The values of a form, if it is one of ours and short."""
    if not same_origin(request):
        raise Refused("foreign-page")
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or len(length) > len(str(LONGEST_FORM)) or int(length) > LONGEST_FORM:
        raise HTTPException(413)
    async with request.form(max_files=0, max_fields=20) as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


def form_language(request: Request, typed: Mapping[str, str]) -> str:
    """The language of the page that a form came from."""
    language = typed.get("language", "")
    return language if language in LANGUAGES else language_of(request)
