"""What a script prints where kernels are compiled, and where they are not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence


def told(script: str, *, places: Sequence[str] = ()) -> set[str]:
    """What it prints either way: one text where that is the same. Warnings are errors.

    ``places`` are looked through for modules, if it is not enough what is installed.
    """
    path = {"PYTHONPATH": os.pathsep.join(places)} if places else {}
    return {
        subprocess.run(
            [sys.executable, "-W", "error", "-c", script],
            env=os.environ | {"NUMBA_DISABLE_JIT": off} | path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for off in ("0", "1")
    }
