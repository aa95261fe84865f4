"""``tierce warm``: compile the kernels ahead."""

from __future__ import annotations

from importlib.util import find_spec

import click


def run() -> None:
    """Compile them one after another, and say how long each took."""
    if find_spec("numba") is None:
        raise click.ClickException("nothing compiles here; pip install 'tierce[fast]' brings what does")
    from tierce.fast.warmth import warm

    warm(lambda name, seconds: click.echo(f"  {name:<10} {seconds:6.1f} s"))
    click.echo("The kernels are compiled, and kept for later.")
