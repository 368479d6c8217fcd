import { expect, test } from "vitest";
import { PAGES } from "@karota/contract/pages.ts";
import { ROUTES } from "./routes.tsx";

test("the routes are exactly the pages that the server answers with", () => {
  expect(ROUTES.map(({ path }) => path)).toEqual([...PAGES]);
});

/** What the parameters of pages hold: browsers save addresses, so that names, e-mail addresses and words are in none. */
const PARAMETERS: Readonly<Record<string, string>> = {
  game: "the id of a game",
  id: "the id of a board or a lesson",
  view: "the view of a lesson",
  studentId: "the id of a person",
  studentGroupId: "the id of a group",
  assignmentId: "the id of an assignment",
  // Whoever has these two comes in by them, which is what they are for.
  token: "a join link",
  code: "the code of a lesson or of a shared board",
};

test("the addresses of pages hold ids, a join link and the code of a lesson or a shared board, and nothing else", () => {
  const parameters = ROUTES.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  expect([...new Set(parameters)].toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
});

test("the pages that are one card are of one width", () => {
  // A lesson begins with one too, but is as wide as the questions that follow.
  const isOneCard = /^\/(login|logout|join|b|class)\b/;
  const widths = ROUTES.filter(({ path }) => isOneCard.test(path)).map(({ screen }) => screen.width);
  expect(widths).toEqual(["read", "read", "read", "read", "read", "read"]);
});
