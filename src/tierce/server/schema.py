"""The wire as JSON Schema and as TypeScript: what the page knows of the server's messages.

python -m tierce.server.schema --write    write web/src/wire.ts anew
python -m tierce.server.schema            print it
python -m tierce.server.schema --json     print the JSON Schema
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from tierce.server import wire

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire.ts"
UNIONS: Final[dict[str, Any]] = {
    "AnyEvent": wire.AnyEvent,
    "ToPage": wire.ToPage,
    "FromPage": wire.FromPage,
}
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
HEAD: Final = "// Made from src/tierce/server/wire: python -m tierce.server.schema --write\n"


def structs() -> list[type[wire.Wire]]:
    """Every struct of the wire that is sent as such, in the order in which it is declared."""
    own = [one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, wire.Wire)]
    return [one for one in own if one not in (wire.Wire, wire.Marked, wire.Event)]


def schema() -> dict[str, Any]:
    """The JSON Schema of every struct, by name."""
    return msgspec.json.schema_components(structs(), ref_template="{name}")[1]


def typed(shape: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in shape:
        return str(shape["$ref"])
    if "anyOf" in shape:
        return " | ".join(typed(one) for one in shape["anyOf"])
    if "enum" in shape:
        # msgspec sorts these, and null belongs last.
        return " | ".join(json.dumps(one) for one in sorted(shape["enum"], key=lambda one: one is None))
    match shape.get("type"):
        case "array":
            item = typed(shape["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {typed(shape['additionalProperties'])}>"
        case str() as plain if plain in PLAIN:
            return PLAIN[plain]
    raise ValueError(f"no TypeScript for {shape}")


def interface(name: str, shape: dict[str, Any]) -> str:
    """A struct as an interface; the page says every field, those with a default too."""
    lines = [f"/** {' '.join(shape['description'].split())} */", f"export interface {name} {{"]
    lines += [f"  {field}: {typed(its)};" for field, its in shape["properties"].items()]
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The whole file ``web/src/wire.ts``."""
    parts = [HEAD, *(interface(name, shape) + "\n" for name, shape in schema().items())]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n")
    return "\n".join(parts)


def main(arguments: list[str]) -> None:
    """Print or write what was asked for."""
    match arguments:
        case ["--write"]:
            TARGET.write_text(typescript(), encoding="utf-8")
        case ["--json"]:
            print(json.dumps(schema(), indent=2))
        case []:
            print(typescript(), end="")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
