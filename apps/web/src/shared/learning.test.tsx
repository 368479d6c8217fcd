import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { person } from "../testing/people.ts";
import { GUEST } from "./offline/progress.ts";
import { readLearned } from "./learning.ts";
import { signIn } from "./session/session.ts";

const WHO = "11111111-1111-4111-8111-111111111111";
const SKILL = { game: "addition", skill: "carry", level: 3, right: 8, wrong: 2 };
const GROWN = { game: "addition", boards: 2, reached: 1, last: "2026-11-24" };
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  answer.mockReset().mockImplementation(async () => Response.json({ skills: [SKILL], garden: [GROWN] }));
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => vi.unstubAllGlobals());

test("several who ask at once get one answer of the server, and who asks later a new one", async () => {
  signIn(person());
  const [one, other] = await Promise.all([readLearned(WHO, "addition"), readLearned(WHO, "addition")]);
  expect(one).toMatchObject({ skills: [SKILL], garden: [GROWN] });
  expect(other).toBe(one);
  expect(answer).toHaveBeenCalledOnce();
  await readLearned(WHO, "addition");
  expect(answer).toHaveBeenCalledTimes(2);
});

test("an answer that failed is asked for again", async () => {
  signIn(person());
  answer.mockRejectedValueOnce(new TypeError("no network"));
  await expect(readLearned(WHO, "addition")).rejects.toThrow();
  await expect(readLearned(WHO, "addition")).resolves.toMatchObject({ skills: [SKILL] });
});

test("a visitor's is what this browser has of the game, and nothing is asked", async () => {
  const day = { day: "2026-11-24", right: 0, wrong: 0, seconds: 9 };
  const days = [
    { ...day, game: "sudoku", boards: 1 },
    { ...day, game: "sudoku", day: "2026-11-25", boards: 2 },
    { ...day, game: "kakuro", boards: 5 },
  ];
  localStorage.setItem("karota:learning", JSON.stringify({ v: 1, days, skills: [], boards: {} }));
  const grown = { game: "sudoku", boards: 3, reached: 0, last: "2026-11-25" };
  expect(await readLearned(GUEST, "sudoku")).toEqual({ skills: [], garden: [grown] });
  expect(answer).not.toHaveBeenCalled();
});
