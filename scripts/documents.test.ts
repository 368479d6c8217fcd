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
