import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pace } from "./pace";
import type { AnyEvent, ViewMessage } from "./wire";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const view = (version: number, seat: number | null): ViewMessage => {
  const news: AnyEvent[] = seat === null ? [] : [{ type: "turn_ended", seq: version, deal: 1, seat, stand_in: false }];
  return { version, seat: 1, news } as unknown as ViewMessage;
};

test("moves of others come one after the other, one's own at once, and none out of order", () => {
  const shown: number[] = [];
  const pace = new Pace((one) => shown.push(one.version), () => 900);
  pace.push(view(1, 1));
  expect(shown).toEqual([1]);
  for (const [version, seat] of [[2, 2], [3, 3], [4, null]] as const) pace.push(view(version, seat));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("with no pause all come at once; flush shows what waits; stop forgets it", () => {
  const shown: number[] = [];
  let pause = 0;
  const pace = new Pace((one) => shown.push(one.version), () => pause);
  pace.push(view(1, 2));
  pace.push(view(2, 3));
  expect(shown).toEqual([1, 2]);
  pause = 500;
  for (const version of [3, 4, 5]) pace.push(view(version, 2));
  pace.flush();
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  pace.push(view(6, 2));
  pace.push(view(7, 2));
  pace.stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
});

test("nothing is shown while a finger is down, and then all of it in order", () => {
  const shown: number[] = [];
  const pace = new Pace((one) => shown.push(one.version), () => 900);
  pace.push(view(1, 2));
  pace.hold();
  pace.push(view(2, 3));
  pace.push(view(3, null));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
  pace.letGo();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([1, 2, 3]);
});
