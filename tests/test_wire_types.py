"""The page's types are those of the server."""

import msgspec

from tierce.server import schema, wire


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert schema.TARGET.read_text(encoding="utf-8") == schema.typescript(), (
        "web/src/wire.ts is stale: run `python -m tierce.server.schema --write`"
    )


def test_every_message_of_the_wire_has_a_type() -> None:
    for name, union in schema.UNIONS.items():
        for one in union.__args__:
            assert f"export interface {one.__name__} {{" in schema.typescript(), name


def test_what_the_page_may_leave_out_has_a_default() -> None:
    said = msgspec.json.decode(b'{"type":"undo","id":"a"}', type=wire.FromPage)
    assert said == wire.Undo(id="a", all=False)
