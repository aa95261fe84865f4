"""What was compiled is kept, and made anew when anything changes that is compiled into it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tierce.fast import compiled

INNER = """
from tierce.fast.compiled import bare

@bare
def inner(number: int) -> int:
    return number + {}
"""
OUTER = """
from inner import inner
from tierce.fast.compiled import bare

@bare
def outer(number: int) -> int:
    return 10 * inner(number)
"""
ASK = """
from outer import outer

print(outer(1), *outer.stats.cache_hits.values())
"""


def test_a_kernel_is_made_anew_when_one_that_it_calls_changes(tmp_path: Path) -> None:
    def ask(more: int) -> str:
        (tmp_path / "inner.py").write_text(INNER.format(more))
        source = str(Path(compiled.__file__).parents[2])
        done = subprocess.run(
            [sys.executable, "-c", ASK],
            cwd=tmp_path,
            env=os.environ
            | {
                "PYTHONPATH": source,
                "PYTHONDONTWRITEBYTECODE": "1",  # Python takes two texts of one length and second for one.
                "NUMBA_DISABLE_JIT": "0",
                "NUMBA_CACHE_DIR": str(tmp_path / "kept"),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    (tmp_path / "outer.py").write_text(OUTER)
    assert ask(1) == "20"
    assert ask(1) == "20 1"
    assert ask(2) == "30"
