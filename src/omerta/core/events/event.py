"""What every event is: seen by the host alone, or by the whole table."""

from msgspec import Struct

from omerta.core.spelling import spelt


class Happening(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event", tag=spelt):
    """The bare base of all events; the host alone sees them unless `core.view` grants them to others."""


class Public(Happening, frozen=True):
    """The bare base of what the whole table may see."""
