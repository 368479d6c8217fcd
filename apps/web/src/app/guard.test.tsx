import { expect, test } from "vitest";
import type { Role } from "@karota/contract/wire.ts";
import { readSession, signIn, type Session } from "../shared/session/session.ts";
import { person } from "../testing/people.ts";
import { decide } from "./guard.ts";
import { ROUTES } from "./routes.tsx";

function session(roles: readonly Role[], endsIn?: number): Session {
  signIn(person({ roles, ...(endsIn !== undefined && { endsIn }) }));
  const one = readSession();
  if (!one) throw new Error("no session");
  return one;
}

/** The specification's route table, written once more by hand. */
const TABLE = {
  public: [
    "/home",
    "/login",
    "/logout",
    "/games/:game",
    "/games/:game/print",
    "/games/:game/:id",
    "/education",
    "/entertainment",
    "/progress",
    "/about",
    "/accessibility",
    "/qa",
    "/qa/hints",
    "/qa/grades",
    "/qa/:game",
    "/privacy",
    "/mentorship",
    // Not in the specification: what a player can set.
    "/settings",
    // Not in the specification: by which people come into a group.
    "/join/:token",
    // Not in the specification: a board that somebody shares (decision 0056).
    "/b/:code",
    // Not in the specification: a race on such a board.
    "/b/:code/race",
    // Not in the specification: where a class comes into a lesson.
    "/lesson/:code?",
    // Not in the specification: where pupils sign in with class cards.
    "/class",
    // Not in the specification: what the law asks an operator for.
    "/imprint",
    "/terms",
  ],
  login: [
    "/my-profile",
    "/credit-usage",
    "/credit-buy",
    "/myAssignments",
    "/myAssignments/archive",
    "/myAssignments/:assignmentId",
    // Not in the specification: practice of one's own skills (decision 0034).
    "/practice",
    // Not in the specification: new games as a PDF (decision 0051).
    "/book",
    "/progress/review",
  ],
  admin: ["/status", "/users"],
  mentor: [
    "/myStudents",
    "/myStudents/:studentId",
    "/myStudents/:studentId/newAssignment",
    "/myStudents/:studentId/archive",
    "/myStudents/:studentId/assignments/:assignmentId",
    "/studentGroups",
    "/studentGroups/:studentGroupId",
    "/studentGroups/:studentGroupId/newAssignment",
    "/studentGroups/yearEnd",
    "/studentGroups/:studentGroupId/archive",
    "/studentGroups/:studentGroupId/assignments/:assignmentId",
    // Not in the specification: lessons (decision 0044).
    "/lessons/:id?/:view?",
  ],
} as const;

test("the route table is the specification's", () => {
  for (const access of ["public", "login", "admin", "mentor"] as const)
    expect(
      ROUTES.filter((route) => route.access === access)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...TABLE[access]].sort());
});

const goes = (route: (typeof ROUTES)[number], who: Session | null): string => {
  const decision = decide(route, who, Date.now());
  return decision.enter ? "enters" : decision.to;
};

/** Where one signs in: an expired session closes neither. */
const SIGN_IN = ["/login", "/class"];

test.each(ROUTES.map((route) => [route.path, route] as const))(
  "the guard of %s lets in whom it should",
  (path, route) => {
    expect(goes(route, null)).toBe(route.access === "public" ? "enters" : "/login");
    expect(goes(route, session([]))).toBe(route.access === "public" || route.access === "login" ? "enters" : "/");
    expect(goes(route, session(["mentor"]))).toBe(route.access === "admin" ? "/" : "enters");
    expect(goes(route, session(["admin"]))).toBe("enters");
    expect(goes(route, session(["admin"], -1_000))).toBe(SIGN_IN.includes(path) ? "enters" : "/login?reset=true");
  },
);

test.each(ROUTES.map((route) => [route.path, route] as const))(
  "without a network an expired session enters %s when it is public, and no other screen",
  (path, route) => {
    for (const roles of [[], ["mentor"], ["admin"]] as const) {
      const expired = session(roles, -1_000);
      const decision = decide(route, expired, Date.now(), false);
      const closed = { enter: false, to: "/login?reset=true", because: "expired" };
      expect(decision).toEqual(route.access === "public" ? { enter: true } : closed);
      // With a network it ends everywhere.
      expect(decide(route, expired, Date.now(), true).enter, path).toBe(SIGN_IN.includes(path));
      // One that has not expired is as good as ever.
      expect(decide(route, session(roles), Date.now(), false)).toEqual(decide(route, session(roles), Date.now(), true));
    }
  },
);
