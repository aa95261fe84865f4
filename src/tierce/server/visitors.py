"""The secrets that people show beside their seats: codes for another device, and the key of who keeps the
server; and forgetting a person.

Everything is kept as a hash, but for the two keys of the server itself, which open no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.server.auth import drawn
from tierce.server.rows import about, codes, guests, hands, hosts, seats, tables
from tierce.server.saved import moment

CODE_LENGTH: Final = 6
CODE_SECONDS: Final = 600


# -- the keys of the server ----------------------------------------------------------------------------------


def cookie_key(connection: Connection) -> bytes:
    """The key that signs the cookies of this server, made once for each database."""
    return bytes.fromhex(_about(connection, "cookie_key", secrets.token_hex(32)))


def host_key(connection: Connection) -> str:
    """The key that opens the page of all tables, made once for each database."""
    return _about(connection, "host_key", secrets.token_urlsafe(24))


def _about(connection: Connection, name: str, new: str) -> str:
    known = connection.execute(sa.select(about.c.value).where(about.c.name == name)).scalar()
    if known is None:
        connection.execute(sa.insert(about).values(name=name, value=new))
    return new if known is None else str(known)


# -- who keeps the server ------------------------------------------------------------------------------------


def is_host(connection: Connection, token: bytes) -> bool:
    """Whether this browser may see all tables of the server."""
    return connection.execute(sa.select(hosts).where(hosts.c.token == token)).first() is not None


def add_host(connection: Connection, token: bytes, key: str) -> bool:
    """Let this browser see all tables, if it shows the key; whether it did."""
    if not hmac.compare_digest(key.encode(errors="replace"), host_key(connection).encode()):
        return False
    if not is_host(connection, token):
        connection.execute(sa.insert(hosts).values(token=token))
    return True


# -- codes for another device --------------------------------------------------------------------------------


def make_code(connection: Connection, table: str, seat: int, token: bytes) -> str:
    """A new code for the seat of this person; an older one of it is void, and so are those out of date.

    The hash is that of the code and of who sits there: when somebody else does, the code is nothing.
    """
    connection.execute(
        sa.delete(codes).where(
            sa.or_(sa.and_(codes.c.table_id == table, codes.c.seat == seat), codes.c.until <= moment())
        )
    )
    code = drawn(CODE_LENGTH)
    until = moment(CODE_SECONDS)
    connection.execute(
        sa.insert(codes).values(code=_hashed(code, token), table_id=table, seat=seat, until=until)
    )
    return code


def use_code(connection: Connection, typed: str) -> tuple[str, int] | None:
    """The table and the seat of a code as somebody typed it; then it is used up."""
    code = "".join(letter for letter in typed.lower() if letter.isalnum())
    running = connection.execute(
        sa.select(codes, seats.c.token)
        .join(seats, sa.and_(seats.c.table_id == codes.c.table_id, seats.c.seat == codes.c.seat))
        .where(codes.c.until > moment(), seats.c.token.is_not(None))
    ).all()
    found = [one for one in running if hmac.compare_digest(_hashed(code, one.token), one.code)]
    if len(code) != CODE_LENGTH or not found:
        return None
    connection.execute(sa.delete(codes).where(codes.c.code == found[0].code))
    return found[0].table_id, found[0].seat


def _hashed(code: str, token: bytes) -> bytes:
    return hashlib.sha256(token + code.encode(errors="replace")).digest()


# -- a person ------------------------------------------------------------------------------------------------


def running_tables(connection: Connection, token: bytes) -> list[str]:
    """The tables where this person sits and that are not over."""
    chosen = (
        sa.select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.token == token, sa.not_(tables.c.over), tables.c.stage != "closed")
    )
    return list(connection.execute(chosen).scalars())


def forget(connection: Connection, token: bytes) -> None:
    """Delete a person: their seats are open and nameless, and nothing is left that was kept of them."""
    for kept in (codes, hands):
        theirs = sa.and_(seats.c.table_id == kept.c.table_id, seats.c.seat == kept.c.seat)
        connection.execute(sa.delete(kept).where(sa.exists().where(theirs, seats.c.token == token)))
    connection.execute(
        sa.update(seats).where(seats.c.token == token).values(name="", token=None, stand_in=False)
    )
    for let_in in (guests, hosts):
        connection.execute(sa.delete(let_in).where(let_in.c.token == token))
