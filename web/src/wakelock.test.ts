import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { canStayAwake, stayAwake } from "./wakelock";

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

let locks: Lock[];
let refuse: boolean;

/** What the browser gives: it takes every lock away when the page is hidden. */
function see(state: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  if (state === "hidden") for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const held = (): number => locks.filter((lock) => !lock.released).length;

beforeEach(() => {
  locks = [];
  refuse = false;
  const request = (): Promise<Lock> => {
    if (refuse) return Promise.reject(new Error("the battery is low"));
    const lock: Lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  see("visible");
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.restoreAllMocks();
});

test("the screen stays on until it need not", async () => {
  const rest = stayAwake();
  await settled();
  expect(held()).toBe(1);
  rest();
  expect(held()).toBe(0);
  see("visible");
  await settled();
  expect(locks).toHaveLength(1);
});

test("a page that was hidden asks again, once", async () => {
  const rest = stayAwake();
  await settled();
  see("hidden");
  await settled();
  expect(held()).toBe(0);
  see("visible");
  see("visible");
  await settled();
  expect([held(), locks.length]).toEqual([1, 2]);
  rest();
});

test("a page that is opened behind others asks when it is seen", async () => {
  see("hidden");
  const rest = stayAwake();
  await settled();
  expect(locks).toHaveLength(0);
  see("visible");
  await settled();
  expect(held()).toBe(1);
  rest();
});

test("a lock that comes too late is given back", async () => {
  stayAwake()();
  await settled();
  expect([held(), locks.length]).toEqual([0, 1]);
});

test("a browser that refuses, or knows no such thing, harms nothing", async () => {
  refuse = true;
  const rest = stayAwake();
  await settled();
  refuse = false;
  see("visible");
  await settled();
  expect(held()).toBe(1);
  rest();
  Reflect.deleteProperty(navigator, "wakeLock");
  expect(canStayAwake()).toBe(false);
  stayAwake()();
});
