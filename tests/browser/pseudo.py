"""A language in brackets: what stands outside of them on the page is in no catalogue."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Page, Route, WebSocket

OPEN: Final = "⟦"
CLOSE: Final = "⟧"
WORD: Final = re.compile(r"[^\W\d_]{2,}")
TEXTS: Final = """() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement: holder } = walker.currentNode;
        if (seen(holder) && !holder.closest("script, style, svg")) found.push(data);
    }
    const names = ["aria-label", "title", "placeholder", "alt"];
    for (const one of document.querySelectorAll(names.map((name) => `[${name}]`).join(", ")))
        if (seen(one)) found.push(...names.map((name) => one.getAttribute(name) ?? ""));
    return found;
}"""


class Bracketed:
    """A page that speaks English with every message in brackets, and what the server sends to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._sent: list[str] = []
        page.on("websocket", self._listen)
        self.begin()

    def begin(self) -> None:
        """From its next visit on the page speaks in brackets."""
        self.page.route("**/assets/en-*.js", self._speak)
        self.page.route("**/api/**", self._answer)

    def end(self) -> None:
        """From its next visit on the page speaks plain English."""
        self.page.unroute_all()

    def unsaid(self) -> set[str]:
        """The words on the page that stand in no brackets, and that the server did not send."""
        found = {outside(text) for text in self.page.evaluate(TEXTS)}
        sent = "\n".join(self._sent)
        return {text for text in found if WORD.search(text) and text not in sent}

    def _speak(self, route: Route) -> None:
        fluent = re.search(r"`(.*)`", route.fetch().text(), re.DOTALL)
        assert fluent, "the catalogue of the page is kept otherwise than this test knows"
        said = f"export default {json.dumps(in_brackets(fluent[1]))};"
        route.fulfill(content_type="text/javascript", body=said)

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        if "json" in answer.headers.get("content-type", ""):
            self._hear(answer.text())
        route.fulfill(response=answer)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self._sent += texts(json.loads(frame))


def texts(sent: Any) -> list[str]:
    """Every text in it."""
    if isinstance(sent, str):
        return [" ".join(sent.split())]
    inner = sent.values() if isinstance(sent, dict) else sent if isinstance(sent, list) else ()
    return [text for one in inner for text in texts(one)]


def in_brackets(fluent: str) -> str:
    """The same messages, each in brackets."""
    resource = FluentParser().parse(fluent)
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.value:
            inner = entry.value.elements
            entry.value.elements = [ast.TextElement(OPEN), *inner, ast.TextElement(CLOSE)]
    return FluentSerializer().serialize(resource)


def outside(text: str) -> str:
    """What is left of a text without all that stands in brackets."""
    while (shorter := re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", text)) != text:
        text = shorter
    return " ".join(text.split())
