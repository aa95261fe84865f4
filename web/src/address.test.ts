import { expect, it } from "vitest";

import { isThisMachine } from "./address";

it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "tierce.localhost"])("%s is this machine", (host) => {
  expect(isThisMachine(host)).toBe(true);
});

it.each(["192.168.1.7", "tierce.example", "localhost.example", "10.127.0.0.1"])("%s is another's, too", (host) => {
  expect(isThisMachine(host)).toBe(false);
});
