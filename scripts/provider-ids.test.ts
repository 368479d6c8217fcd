import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PROVIDERS } from "@karota/contract/payments/payment.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["apps/server/src", "apps/web/src", "packages/contract/src"];
/** The lists of providers, and the configuration. A provider's own files are those of its name. */
const LISTS = [
  "packages/contract/src/payments/payment.ts",
  "apps/server/src/modules/payment-methods/index.ts",
  "apps/server/src/config/payments.ts",
  "apps/web/src/features/buy/payment-methods.ts",
];
const OWN = ["apps/server/src/modules/payment-methods", "apps/web/src/features/buy/methods"];
/** Ids that are words with other meanings too: they count only beside a provider. */
const WORDS: readonly string[] = ["invoice"];

const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Lines that name an id: as a text, or as the key of a table; a package of that name is something else. */
function linesNaming(id: string, code: string): readonly string[] {
  const named = new RegExp(`["'\`]${id}["'\`]|^\\s*${id}\\??:|[{,] ${id}\\??:`);
  return code
    .split("\n")
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
    .map((line) => line.replace(/(from |import\()"[^"]+"/, "").trim())
    .filter((line) => named.test(line) && (!WORDS.includes(id) || /provider|method/i.test(line)));
}

const foundOutside = (sources: readonly (readonly [file: string, code: string])[]): readonly string[] =>
  PROVIDERS.flatMap((id) =>
    sources
      .filter(([file]) => !LISTS.includes(file) && !OWN.some((folder) => file.startsWith(`${folder}/${id}.`)))
      .flatMap(([file, code]) => linesNaming(id, code).map((line) => `${file}: ${line}`)),
  );

test("a payment provider's id stands in its own files, the lists of providers and the configuration alone", () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect([...LISTS, ...OWN].filter((path) => !SOURCES.some((file) => file.startsWith(path)))).toEqual([]);
  expect(foundOutside(SOURCES.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]))).toEqual([]);
});

test("an id in any other file is found", () => {
  const bad = [
    'const play = purchase.provider === "sandbox";',
    '.where("provider", "=", "invoice")',
    "const CODES = { stripe: 1 };",
  ];
  expect(foundOutside(bad.map((code, index) => [`apps/server/src/${index}.ts`, code]))).toHaveLength(bad.length);
  expect(foundOutside([["apps/server/src/mail.ts", 'template: "invoice",']])).toEqual([]);
});

test("the id of a sign-in provider is compared with ids of the configuration alone", () => {
  const compared = /\bprovider(Id|\.id)?\s*[!=]==?\s*["'`]|["'`]\s*[!=]==?\s*provider(Id|\.id)?\b/;
  expect(SOURCES.filter((file) => compared.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
