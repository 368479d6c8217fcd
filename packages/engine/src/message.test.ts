import { expect, it } from "vitest";
import { listOf, type Message } from "./message.ts";
import english from "./texts/en.json" with { type: "json" };

const say = ({ id, values = {} }: Message): string =>
  ((english as Record<string, string>)[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]!;
    return typeof value === "object" ? say(value) : String(value);
  });

it("lists one, two and more parts as the language joins them", () => {
  expect(say(listOf([5]))).toBe("5");
  expect(listOf([{ id: "apple" }])).toStrictEqual({ id: "apple" });
  expect(say(listOf(["a", { id: "pear" }]))).toBe("a and pear");
  expect(say(listOf([1, 2, 3, 4]))).toBe("1, 2, 3 and 4");
});

it("an empty list is refused", () => {
  expect(() => listOf([])).toThrow("nothing");
});
