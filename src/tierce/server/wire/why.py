"""Why something is not done."""

from __future__ import annotations

from tierce.server.wire.base import Wire
from tierce.server.wire.cards import Step


class Why(Wire):
    """A refusal: the reason code (a message ``reason-<code>`` exists), its cards and numbers, and the
    sentence.

    Beside the reasons of the rules there are those of the server: ``malformed``, ``binary``, ``too_large``,
    ``too_fast``, ``store``, ``broken``, and before the line is closed ``no_table`` (4404) and ``not_invited``
    (4403). Those of the table: ``no_seat_yours``, ``no_seat``, ``seat_taken``, ``seated_already``,
    ``nobody_there``, ``name``, ``name_taken``, ``not_host``, ``not_yours``, ``here``, ``stands_in``,
    ``time_up``, ``paused``, ``not_started``, ``started``, ``seats_open``, ``too_few_seats``, ``no_bot``,
    ``match_runs``, ``closed``, ``no_chat``, ``no_phrase``, ``hints_off``, ``no_answer``,
    ``other_deal``. ``readings`` are the ways an ambiguous saying can be understood, each a step to choose.
    """

    code: str
    text: str
    cards: list[str] = []
    numbers: dict[str, int] = {}
    rule: str | None = None
    readings: list[Step] = []
