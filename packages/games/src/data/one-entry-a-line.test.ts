import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const here = import.meta.dirname;
const files = globSync(["countries.json", "{crossword,maps,messages,refused,sayings,themes}/*.json"], { cwd: here });

/** A line that only opens or closes a list: `[`, `"4": [`, `],`. */
const BRACKET = /^ *(?:"[^"]+": )?[[{]$|^ *[\]}],?$/;

function isEntry(line: string): boolean {
  try {
    JSON.parse(line.replace(/,$/, ""));
    return true;
  } catch {
    return false;
  }
}

/** The number of the first line that holds more or less than one entry; null when every line is right. */
function findBrokenLine(text: string): number | null {
  const lines = text.trimEnd().split("\n");
  const place = lines.findIndex((line) => !BRACKET.test(line) && !isEntry(line));
  return place < 0 ? null : place + 1;
}

describe("words and countries", () => {
  it("have one entry a line, so that changes of two people conflict only where they change the same entry", () => {
    expect(files.length).toBeGreaterThan(10);
    const broken = files.flatMap((file) => {
      const line = findBrokenLine(readFileSync(join(here, file), "utf8"));
      return line === null ? [] : [`${file}:${line}`];
    });
    expect(broken).toStrictEqual([]);
  });

  it.each([
    { text: '[\n  { "word": "EI" },\n  { "word": "UHR" }\n]\n', line: null },
    { text: '{\n  "animals": {\n    "4": [\n      "LION",\n      "WOLF"\n    ]\n  }\n}\n', line: null },
    { text: '[\n  { "word": "EI" }, { "word": "UHR" }\n]\n', line: 2 },
    { text: '[\n  { "word": "EI" },\n  {\n    "word": "UHR"\n  }\n]\n', line: 4 },
    { text: '[\n  { "word": "EI",\n    "level": "easy" }\n]\n', line: 2 },
    { text: '{\n  "animals": {\n    "4": ["LION", "WOLF"]\n  }\n}\n', line: 3 },
  ])("names line $line of $text", ({ text, line }) => {
    expect(findBrokenLine(text)).toBe(line);
  });
});
