import { expect, test } from "vitest";
import type { Role } from "@karota/contract/wire.ts";
import type { Session } from "../shared/session/session.ts";
import { barOf, ownOf } from "./menu.ts";

const person = (...roles: Role[]): Session => ({
  name: "Ana",
  token: "",
  roles,
  credit_amount: 0,
  new_user: false,
  userId: "1",
  expires: 0,
});
const addresses = (items: readonly { readonly to: string }[]) => items.map(({ to }) => to);

test("the foot of a phone has assignments for who is set some, groups for mentors, and both catalogues for all others", () => {
  const catalogues = ["/home", "/education", "/entertainment", "/progress"];
  expect(addresses(barOf(null, false))).toEqual(catalogues);
  expect(addresses(barOf(person(), false))).toEqual(catalogues);
  expect(addresses(barOf(person(), true))).toEqual(["/home", "/education", "/myAssignments", "/progress"]);
  for (const assigned of [false, true])
    expect(addresses(barOf(person("mentor"), assigned))).toEqual([
      "/home",
      "/education",
      "/studentGroups",
      "/progress",
    ]);
});

test("one place for all games is the current one on every page of a game", () => {
  const [, games] = barOf(person(), true);
  for (const path of ["/entertainment", "/games/sudoku", "/games/sudoku/daily"])
    expect(games?.also?.test(path)).toBe(true);
  for (const path of ["/home", "/progress", "/gamesOf"]) expect(games?.also?.test(path)).toBe(false);
});

test("the menu has the rows of a mentor for mentors and admins alone", () => {
  expect(ownOf(null)).toEqual([]);
  expect(addresses(ownOf(person()))).toEqual(["/myAssignments"]);
  for (const role of ["mentor", "admin"] as const)
    expect(addresses(ownOf(person(role)))).toEqual(["/myAssignments", "/myStudents", "/studentGroups"]);
});
