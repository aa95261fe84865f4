"""A short code moves a seat to another device."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serving import Server, opening_of
from tierce import Table
from tierce.server import visitors
from tierce.server.auth import LETTERS
from tierce.server.rows import codes
from tierce.server.store import Store
from visiting import Browser, refused, rows


def test_a_seat_goes_to_the_device_on_which_its_code_is_typed(server: Server) -> None:
    laptop, phone = Browser(server), Browser(server)
    table, _ = laptop.open("greedy")
    made = laptop.post(f"/api/tables/{table}/code").json()
    assert made["seconds"] == 600
    assert len(made["code"]) == 6
    assert set(made["code"]) <= set(LETTERS)
    with laptop.line(table) as line:
        assert line.hear("room")["you"] == 1
        typed = f" {made['code'][:3].upper()}-{made['code'][3:]} "
        assert phone.post("/api/codes", {"code": typed}).json() == {"table": table}
        while line.hear("room")["you"] is not None:
            pass
    with phone.line(table) as line:
        assert line.hear("view")["seat"] == 1
    assert refused(Browser(server).post("/api/codes", {"code": made["code"]})) == (404, "no_code")
    (row,) = laptop.get("/api/tables").json()
    assert (row["table"], row["seat"]) == (table, None)


def test_a_newer_code_voids_the_one_before(server: Server) -> None:
    laptop, phone = Browser(server), Browser(server)
    table, _ = laptop.open("greedy")
    first, second = (laptop.post(f"/api/tables/{table}/code").json()["code"] for _ in range(2))
    assert refused(phone.post("/api/codes", {"code": first})) == (404, "no_code")
    assert phone.post("/api/codes", {"code": second}).is_success


def test_a_code_is_nothing_when_somebody_else_sits_there(server: Server) -> None:
    """Who has stood up, or was freed, cannot come back by a code onto the seat of whoever came after."""
    host, boris, mei, phone = (Browser(server) for _ in range(4))
    table, invite = host.open(None, "greedy")
    boris.sit(table, invite, 2, "Boris")
    code = boris.post(f"/api/tables/{table}/code").json()["code"]
    with host.line(table) as line:
        assert line.say("free", seat=2)["type"] == "ack"
    assert refused(phone.post("/api/codes", {"code": code})) == (404, "no_code")
    mei.sit(table, invite, 2, "Mei Lin")
    assert refused(phone.post("/api/codes", {"code": code})) == (404, "no_code")
    assert [row["seat"] for row in mei.get("/api/tables").json()] == [2]


def test_only_who_sits_there_is_given_a_code(server: Server) -> None:
    aina, guest = Browser(server), Browser(server)
    table, invite = aina.open(None)
    guest.enter(table, invite)
    assert refused(guest.post(f"/api/tables/{table}/code")) == (403, "not_seated")
    assert refused(Browser(server).post(f"/api/tables/{table}/code")) == (403, "not_seated")


def test_who_has_a_seat_at_the_table_cannot_take_a_second(server: Server) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open(None)
    boris.sit(table, invite, 2, "Boris")
    code = aina.post(f"/api/tables/{table}/code").json()["code"]
    assert refused(boris.post("/api/codes", {"code": code})) == (409, "seated_already")
    assert [row["seat"] for row in aina.get("/api/tables").json()] == [1]


@pytest.mark.parametrize("code", ["", "      ", "aaaaaa", "a" * 5000, "\x00", "💥" * 6, "%", "' OR 1=1 --"])
def test_codes_that_are_none(server: Server, code: str) -> None:
    phone = Browser(server, address="198.51.100.77" if len(code) > 6 else "198.51.100.78")
    assert refused(phone.post("/api/codes", {"code": code})) == (404, "no_code")
    assert phone.cookie == ""


def test_a_code_is_kept_as_a_hash(server: Server) -> None:
    aina = Browser(server)
    table, _ = aina.open("greedy")
    code = aina.post(f"/api/tables/{table}/code").json()["code"]
    ((kept, until),) = rows(server, "SELECT code, until FROM codes WHERE table_id = :table", table=table)
    assert len(kept) == 32
    assert code.encode() not in kept
    left = datetime.datetime.fromisoformat(until) - datetime.datetime.now(datetime.UTC)
    assert 590 < left.total_seconds() <= 600


def test_a_code_is_valid_until_its_time_is_over(database: Path | str) -> None:
    """How long that is, the test before says."""

    def typed(seconds: int) -> Callable[[Connection], object]:
        def work(connection: Connection) -> object:
            code = visitors.make_code(connection, "t", 0, b"p1")
            until = datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=seconds)
            connection.execute(sa.update(codes).values(until=until.isoformat(timespec="seconds")))
            return visitors.use_code(connection, code), visitors.use_code(connection, code)

        return work

    def old_ones(connection: Connection) -> object:
        """Those that are out of date, of other seats too, go when a new one is made."""
        visitors.make_code(connection, "t", 1, b"p2")
        connection.execute(sa.update(codes).values(until="2020-01-01T00:00:00+00:00"))
        visitors.make_code(connection, "t", 0, b"p1")
        return [one.seat for one in connection.execute(sa.select(codes))]

    assert done(database, typed(30), typed(-30), old_ones) == [(("t", 0), None), (None, None), [0]]


def done(database: Path | str, *works: Callable[[Connection], object]) -> list[object]:
    """What comes of these works in a store with one table, at which two people sit."""

    async def all_done() -> list[object]:
        store = Store(database)
        store.open()
        try:
            await store.run(opening_of(Table("penang", seats=2, seed=1, id="t")).write)
            return [await store.run(work) for work in works]
        finally:
            store.close()

    return asyncio.run(all_done())
