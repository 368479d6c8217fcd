import { expect, test } from "vitest";
import { identifiersIn, objectionTo } from "./words.ts";

const SERVER = "apps/server/src/app.ts";
const PAGE = "apps/web/src/app/app.tsx";

test.each([
  "keepAnswer",
  "keptUntil",
  "forgetAll",
  "toldOf",
  "onHeard",
  "BELIEVED",
  "AccountStanding",
  "bedOf",
  "house",
  "QuizShelf",
])("the name %s is refused", (name) => {
  expect(objectionTo(name, PAGE)).toContain(name);
});

test.each(["saveAnswer", "keepAlive", "understand", "expression", "embed", "telltale", "gainsborough"])(
  "the name %s is accepted",
  (name) => {
    expect(objectionTo(name, PAGE)).toBeNull();
  },
);

test("a page has presses of keys, a server has requests", () => {
  expect(objectionTo("onPress", PAGE)).toBeNull();
  expect(objectionTo("takePress", SERVER)).toContain("request");
});

test("all kinds of identifiers are found, and no strings, comments and texts of a page", () => {
  const source = `
    import { a as b } from "c"; // d
    interface E { readonly f: string; g(h: number): void }
    function i({ j: k, ...l }: E): void {}
    const m = { n: "o", p() {} }; m.n;
    const q = <r s="t" {...u}>v</r>;
    type W<X> = Y<X>; class Z { aa = 1; }`;
  expect([...identifiersIn(source, true)].toSorted().join(" ")).toBe("E W X Y Z a aa b f g h i j k l m n p q r s u");
});
