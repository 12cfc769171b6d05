"""What a written game may expect; the first pattern that fits a statement is the one meant."""

from omerta.notation.expectation_parts import Expectations
from omerta.notation.game_expectations import GAME
from omerta.notation.knowledge_expectations import KNOWLEDGE
from omerta.notation.moment_expectations import MOMENT
from omerta.notation.night_expectations import NIGHT
from omerta.notation.vote_expectations import VOTE

EXPECTATIONS: Expectations = (*GAME, *VOTE, *NIGHT, *MOMENT, *KNOWLEDGE)
