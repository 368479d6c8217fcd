import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { peopleSearch, carrotsBody } from "./admin/people.ts";
import { settings } from "./admin/settings.ts";
import { assignmentBody, messageBody } from "./assignments/assignment.ts";
import { myAnswer } from "./assignments/my-assignment.ts";
import { reviewAnswer } from "./learning/learning.ts";
import { addStudentBody, groupBody } from "./mentorship/mentorship.ts";
import { contactBody } from "./service/contact.ts";
import { line, lineOf, text } from "./text.ts";
import { userUpdate } from "./users/user.ts";

const LONG = " some words that are long enough to be a message";

/** Every field for a person's text, in one line or more: a new one needs a row here. */
const LINES = {
  "users.name": userUpdate.shape.name,
  "users.address": userUpdate.shape.address,
  "users.post_number": userUpdate.shape.post_number,
  "users.post": userUpdate.shape.post,
  "users.company": userUpdate.shape.company,
  "users.vat_id": userUpdate.shape.vat_id,
  "groups.name": groupBody.shape.name,
  "assignments.name": assignmentBody.shape.name,
  "contact.subject": contactBody.shape.subject,
  "admin/users.search": peopleSearch.shape.search,
  "carrots.reason": carrotsBody.shape.reason,
  "mentorship.uniqueCode": addStudentBody.shape.uniqueCode,
  "review.taskId": reviewAnswer.shape.taskId,
  "myAnswer.taskId": myAnswer.shape.taskId,
} as const;
const TEXTS = {
  "groups.description": groupBody.shape.description,
  "assignments.description": assignmentBody.shape.description,
  "assignments.message": assignmentBody.shape.message,
  "messages.text": messageBody.shape.text,
  "contact.message": contactBody.shape.message,
  "settings.banner": settings.shape.banner.def.innerType.shape.sl,
} as const;

/** By name, so that a failure shows which. */
const BAD = {
  NUL: "a\0b",
  escape: "a\u001bb",
  delete: "a\u007fb",
  "half a pair": "a\ud800b",
  "right-to-left override": "a\u202eb",
  isolate: "a\u2066b",
  "right-to-left mark": "a\u200fb",
} as const;
/** As long as the field wants it, where it may be so long. */
const fits = (longEnough: boolean, words: string) => (longEnough ? words + LONG : words);
const takes = (schema: { safeParse(value: unknown): { success: boolean } }, words: string): boolean =>
  [true, false].some((long) => schema.safeParse(fits(long, words)).success);

describe.each(Object.entries({ ...LINES, ...TEXTS }))("%s", (name, schema) => {
  test("takes letters of all languages", () => {
    for (const words of ["Čšž", "Äß", "Ељ", "한글"]) expect(takes(schema, words), words).toBe(true);
  });
  test.each(Object.entries(BAD))("refuses: %s", (_, words) => {
    expect(takes(schema, words)).toBe(false);
  });
  test("takes line breaks only where it is more than a line", () => {
    expect(takes(schema, "a\nb")).toBe(name in TEXTS);
  });
});

test.each([
  ["zero-width space", "\u200b\u200b\u200b\u200b\u200b"],
  ["Hangul filler", "\u3164\u3164\u3164\u3164\u3164"],
  ["empty Braille cell", "\u2800\u2800\u2800\u2800\u2800"],
  ["word joiner", "\u2060\u2060"],
])("a name without a visible character is invalid: %s", (_, words) => {
  expect(line(100).safeParse(words).success).toBe(false);
  expect(text(100).safeParse(words).success).toBe(false);
});

test("an empty text is a line too, where no length is required, and blanks are empty", () => {
  expect(line(100).parse("  ")).toBe("");
  expect(line(100, 1).safeParse("  ").success).toBe(false);
});

test("joined emoji, marks over letters and blanks within stay as they are", () => {
  for (const words of ["👩‍🏫 Ana", "e\u0301", "5. b – zeleni", "O’Neill"]) expect(line(100).parse(words)).toBe(words);
});

test("every kind of line break becomes one", () => {
  expect(text(100).parse("a\r\nb\rc\u2028d\n\te")).toBe("a\nb\nc\nd\n\te");
});

test("a text that passes as a line has no control character, and does not change when it is parsed again", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(" ", "a", "č", "\0", "\u202e", "\u200b", "\ud800", "👩"), maxLength: 9 }),
      (given) => {
        const read = line(100).safeParse(given);
        if (!read.success) return;
        expect(read.data).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(line(100).parse(read.data)).toBe(read.data);
      },
    ),
  );
});

test.each([
  ["a control character is a blank", "Ana\0Novak\u001b", "Ana Novak"],
  ["a line break is a blank", " Ana\r\n\u2028Novak\t", "Ana Novak"],
  ["a sign that turns the direction is nothing", "A\u202ena\u200f \u2066Novak\u2069", "Ana Novak"],
  ["half a pair is nothing", "Ana\ud800", "Ana"],
  ["what cannot be seen is no line", "\u200b\u3164\u2800\u202e", ""],
  ["joined emoji and marks over letters stay", "👩‍🏫 Cˇ e\u0301", "👩‍🏫 Cˇ e\u0301"],
  ["what is too long is cut", "a".repeat(101), "a".repeat(100)],
  ["a pair counts as one character", `${"a".repeat(99)}👩👩`, `${"a".repeat(99)}👩`],
  ["no blank is left by the cut", `${"a".repeat(99)} b`, "a".repeat(99)],
  ["what could be seen only behind the cut is no line", `${"\u200b".repeat(100)}a`, ""],
])("words that others wrote as a line: %s", (_, given, expected) => {
  expect(lineOf(given, 100)).toBe(expected);
});

test("a text that is made a line passes as one, and a line does not change", () => {
  const unit = fc.constantFrom(" ", "a", "č", "\0", "\n", "\u202e", "\u200b", "\u2028", "\ud800", "\udc00", "👩");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 9 }), (given) => {
      const made = lineOf(given, 5);
      expect(line(5).parse(made)).toBe(made);
      const read = line(5, 1).safeParse(given.replaceAll(/ +/g, " "));
      expect(read.success ? read.data : made).toBe(made);
    }),
  );
});
