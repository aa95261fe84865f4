import { afterEach, expect, test, vi } from "vitest";

import { copied, inviteIn, linkTo, originFor } from "./sharing";

afterEach(() => vi.unstubAllGlobals());

test("the link holds the key in its fragment, which no server hears", () => {
  const link = new URL(linkTo("a b", "k/e", "http://tierce.test"));
  expect([link.pathname, link.search, link.hash]).toEqual(["/t/a%20b", "", "#k%2Fe"]);
  expect(inviteIn(link.hash)).toBe("k/e");
});

test.each([
  ["", null],
  ["#", null],
  ["#%", null],
  ["#key", "key"],
])("the key in %j is %j", (hash, invite) => expect(inviteIn(hash)).toBe(invite));

test.each([
  ["localhost", "http://192.168.0.7:8051"],
  ["127.0.0.1", "http://192.168.0.7:8051"],
  ["192.168.0.9", "http://192.168.0.9"],
  ["tierce.example", "http://tierce.example"],
])("others find a page opened at %s at %s", (hostname, origin) => {
  expect(originFor("http://192.168.0.7:8051/", { hostname, origin: `http://${hostname}` })).toBe(origin);
});

test("without an address in the house the page's own is all there is", () => {
  expect(originFor(null, { hostname: "localhost", origin: "http://localhost" })).toBe("http://localhost");
});

test("where the clipboard is closed the link is selected", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.value = "http://tierce.test/t/x#key";
  vi.stubGlobal("navigator", {});
  expect(await copied(field)).toBe(false);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copied(field)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(field.value);
});
