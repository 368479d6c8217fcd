import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { codeLoginOf } from "./testing/code-login.ts";
import { GOOGLE, type Answer } from "./testing/school-provider.ts";

const HOUR_MS = 60 * 60_000;
const DOWN = { status: 400, body: { code: "E-KAROTA-LOGIN_PROVIDER_DOWN" } };
const PLACES = ["discovery", "keys", "token"] as const;
const refused: Answer = (request) => void request.socket.destroy();
const silent: Answer = () => {};
// A silent provider is waited for, 5 s a request.
const MANNERS: readonly (readonly [string, Answer])[] = IS_DEEP
  ? [
      ["refuses", refused],
      ["does not answer at", silent],
    ]
  : [["refuses", refused]];

describeAnyDatabase("a sign-in provider that for an hour", (kind) => {
  const at = codeLoginOf(kind, GOOGLE);
  // What is cached of a provider ages by the machine's clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
  afterEach(() => void vi.useRealTimers());
  function passHour(): void {
    at.app.clock.advance(HOUR_MS);
    vi.setSystemTime(Date.now() + HOUR_MS);
    vi.advanceTimersByTime(HOUR_MS);
  }

  test.each(MANNERS.flatMap(([words, answer]) => PLACES.map((place) => [words, place, answer] as const)))(
    "%s its %s: who is signed in plays on, who signs in hears why not, and it works again by itself",
    async (_, place, answer) => {
      const { body } = await at.login();
      const headers = { authorization: `Bearer ${String(body["token"])}` };
      const plays = async () =>
        (await at.app.call(null, "GET", "games/sudoku/periodic/daily", undefined, headers)).statusCode;
      // Nothing of the provider is cached any more.
      passHour();
      at.provider.answer(place, answer);
      expect([await at.login(), await plays()]).toEqual([DOWN, 200]);
      passHour();
      expect([await at.login(), await plays()]).toEqual([DOWN, 200]);
      at.provider.answer(place, null);
      expect((await at.login()).status).toBe(200);
      expect(await at.people()).toHaveLength(1);
    },
    120_000,
  );
});
