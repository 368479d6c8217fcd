import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { VARIABLES } from "@karota/contract/admin/environment.ts";
import { PROVIDERS } from "@karota/contract/payments/payment.ts";
import { ROOT } from "./run.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const documents = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/README.md"], { cwd: ROOT });
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

describe.each(documents)("%s", (document) => {
  const text = read(document);

  it("links to files that exist", () => {
    const links = matches(text.replaceAll(/`[^`\n]*`/g, ""), /\]\(([^)#]+)[^)]*\)/g).filter(
      (link) => !link.startsWith("https://"),
    );
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
  });

  it("names files that exist", () => {
    const named = matches(text, /`((?:packages|apps|scripts|docs|bench|e2e)\/[\w./-]+)`/g);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it("names commands that exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = matches(text, /npm run (?:--silent )?([a-z][\w-]*)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

it.each(PROVIDERS)("the payment provider %s is in the table of docs/payments.md and in the README", (id) => {
  expect(matches(read("docs/payments.md"), /^\| `([a-z]+)` \|/gm)).toContain(id);
  const [offered = ""] = matches(read("README.md"), /^\| `PAYMENT_PROVIDERS` \|(.*)$/gm);
  expect(offered).toContain(`\`${id}\``);
});

describe("the README", () => {
  const readme = read("README.md");

  it("lists every setting that the server reads, and no other, as the admins' page does", () => {
    const files = globSync(["apps/server/src/config.ts", "apps/server/src/config/*.ts"], { cwd: ROOT });
    const code = files.map(read).join("\n");
    const known = matches(code, /environment(?:\["|,\s+")([A-Z_]+)"/g);
    const listed = matches(readme, /^\| `([A-Z_]+)`/gm).concat(matches(readme, /^\| `[A-Z_]+`, `([A-Z_]+)`/gm));
    expect(known.length).toBeGreaterThan(5);
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(known)].toSorted());
    expect([...VARIABLES].toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it("has the two commands on its first screen", () => {
    const firstScreen = readme.split("\n").slice(0, 15).join("\n");
    expect(firstScreen).toContain("npm start");
    expect(firstScreen).toContain("npm test");
  });
});

/** WCAG 2.2, levels A and AA; in brackets those that EN 301 549 V3.2.1 does not have yet. */
const CRITERIA = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 (2.4.11)
  2.5.1 2.5.2 2.5.3 2.5.4 (2.5.7) (2.5.8)
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 (3.2.6) 3.3.1 3.3.2 3.3.3 3.3.4 (3.3.7) (3.3.8) 4.1.2 4.1.3`
  .trim()
  .split(/\s+/);

it("docs/accessibility.md lists each criterion once, with its number in EN 301 549, and describes what is open", () => {
  const text = read("docs/accessibility.md");
  const row = /^\| (\d\.\d\.\d+) [^|]+ \| AA? \| (\(?)9\.([\d.]+)\)? \| (supported|not applicable|open) \| [^|]+ \|$/gm;
  const rows = [...text.matchAll(row)];
  expect(rows.map(([, , bracket, number]) => (bracket ? `(${number})` : number))).toEqual(CRITERIA);
  expect(rows.map(([, criterion]) => criterion)).toEqual(CRITERIA.map((one) => one.replaceAll(/[()]/g, "")));
  const open = rows.filter(([, , , , state]) => state === "open").map(([, criterion]) => criterion);
  expect(matches(text, /^- \*\*(\d\.\d\.\d+)\*\*/gm)).toEqual(open);
});

describe("the decisions", () => {
  it("are all listed, by their title", () => {
    const list = read("docs/decisions/README.md");
    const pages = globSync("docs/decisions/0*.md", { cwd: ROOT });
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(page)) ?? [];
      expect(page).toContain(`/${number}-`);
      expect(list).toContain(`[${number}](${page.split("/").at(-1)}) | ${title} |`);
    }
  });
});
