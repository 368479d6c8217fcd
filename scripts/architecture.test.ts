import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import configuration from "../.dependency-cruiser.mjs";
import { inspectArchitecture } from "./architecture.ts";

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true });
});

/** Packages that a rule may name, and the file an import of them finds. */
const OUTSIDE = [
  "zod/index.js",
  "zod/mini/index.js",
  "react/index.js",
  "vitest/index.js",
  "pdfkit/index.js",
  "@opentelemetry/api/index.js",
];
const WORKSPACES = ["engine", "print", "games", "contract", "texts", "ui"].map((name) => `packages/${name}`);

/** A small tree of the project's shape; each file is given by what it imports. */
function plant(files: Record<string, readonly string[]>): string {
  const root = mkdtempSync(join(tmpdir(), "karota-architecture-"));
  trees.push(root);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const path of OUTSIDE) write(`node_modules/${path}`, "export {};\n");
  // Like most packages, this one lives in a folder dist.
  write("node_modules/kysely/package.json", JSON.stringify({ name: "kysely", exports: "./dist/index.js" }));
  write("node_modules/kysely/dist/index.js", "export {};\n");
  mkdirSync(join(root, "node_modules/@karota"), { recursive: true });
  for (const folder of [...WORKSPACES, "apps/server", "apps/web", "apps/identity"]) {
    const name = `@karota/${folder.split("/")[1]}`;
    write(`${folder}/package.json`, JSON.stringify({ name, type: "module", exports: { "./*": "./src/*" } }));
    symlinkSync(join(root, folder), join(root, "node_modules", name));
  }
  for (const [path, imports] of Object.entries(files))
    write(
      path,
      `${imports.map((line) => (/^(import|export) /.test(line) ? line : `import "${line}";`)).join("\n")}\nexport {};\n`,
    );
  return root;
}

/** Every file that is imported below, empty; a rule judges the path only. */
const LAND: Record<string, readonly string[]> = {
  "packages/engine/src/game.ts": ['import type * as z from "zod/mini";'],
  "packages/engine/src/message.ts": [],
  "packages/print/src/worksheet.ts": ["@karota/engine/message.ts"],
  "packages/games/src/categories.ts": [],
  "packages/games/src/sudoku/index.ts": ["@karota/engine/game.ts", "zod/mini", "../categories.ts", "./solve.ts"],
  "packages/games/src/sudoku/solve.ts": [],
  "packages/games/src/sudoku/testing/feedback.ts": ["../../testing/claims-of.ts", "../solve.ts"],
  "packages/games/src/testing/claims-of.ts": [],
  "packages/games/src/sudoku/worksheet.ts": ["@karota/print/worksheet.ts", "./solve.ts"],
  "packages/games/src/sudoku/view.tsx": ["react", "@karota/ui/button.tsx", "./index.ts", "../quiz-view/view.tsx"],
  "packages/games/src/quiz-view/view.tsx": ["react", "@karota/engine/game.ts"],
  "packages/games/src/memory/index.ts": [],
  "packages/games/src/memory/drawn.ts": [],
  "packages/games/src/card-pictures/drawings.ts": ["../memory/drawn.ts"],
  "apps/server/src/tracing/open-telemetry.ts": [],
  "packages/games/src/catalogue.ts": ["./sudoku/index.ts", "./categories.ts"],
  "packages/contract/src/errors/codes.ts": [],
  "packages/contract/src/wire.ts": [
    "zod/mini",
    'import type {} from "@karota/engine/game.ts";',
    "@karota/engine/message.ts",
  ],
  "packages/texts/src/speakers.ts": ["@karota/engine/message.ts"],
  "packages/ui/src/button.tsx": ["react"],
  "apps/server/src/app.ts": ["./modules/games/index.ts"],
  "apps/server/src/pdf/pdf.ts": ["pdfkit"],
  "apps/server/src/pdf/worker.ts": ["./pdf.ts"],
  "apps/server/src/modules/games/index.ts": ["./store.ts", "@karota/games/catalogue.ts"],
  "apps/server/src/modules/games/store.ts": ["../users/index.ts", "kysely"],
  "apps/server/src/modules/users/index.ts": ["./store.ts"],
  "apps/server/src/modules/users/store.ts": ["@karota/contract/wire.ts"],
  "apps/identity/src/main.ts": ["@karota/texts/speakers.ts", "node:fs"],
  "apps/web/src/app/routes.tsx": ["../features/play/page.tsx"],
  "apps/web/src/features/play/page.tsx": ["../../shared/client.ts", "@karota/games/sudoku/view.tsx"],
  "apps/web/src/features/about/page.tsx": [],
  "apps/web/src/shared/client.ts": [
    "@karota/contract/errors/codes.ts",
    'import type {} from "@karota/contract/wire.ts";',
  ],
};

test("a tree that obeys the table is accepted whole", async () => {
  const findings = await inspectArchitecture(plant(LAND));
  expect(findings.violations).toEqual([]);
  expect(findings.seen).toBe(Object.keys(LAND).length);
  expect(findings.present).toBe(findings.seen);
});

const VIOLATIONS: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ["imports-exist", "packages/engine/src/game.ts", "./nowhere.ts"],
  ["no-cycles", "packages/games/src/sudoku/solve.ts", "./index.ts"],
  ["no-cycles", "packages/games/src/sudoku/solve.ts", 'import type {} from "./index.ts";'],
  ["engine-is-pure", "packages/engine/src/game.ts", "node:fs"],
  ["engine-is-pure", "packages/engine/src/game.ts", "zod"],
  ["engine-is-pure", "packages/engine/src/game.ts", "kysely"],
  ["engine-is-pure", "packages/engine/src/game.ts", "@karota/games/categories.ts"],
  ["engine-tests-stay-inside", "packages/engine/src/game.test.ts", "@karota/games/categories.ts"],
  ["print-knows-the-engine-only", "packages/print/src/worksheet.ts", "zod/mini"],
  ["print-knows-the-engine-only", "packages/print/src/worksheet.ts", "@karota/games/categories.ts"],
  ["print-tests-stay-inside", "packages/print/src/worksheet.test.ts", "@karota/games/sudoku/index.ts"],
  ["game-logic-is-pure", "packages/games/src/sudoku/solve.ts", "../memory/index.ts"],
  ["game-logic-is-pure", "packages/games/src/sudoku/solve.ts", "@karota/print/worksheet.ts"],
  ["game-logic-is-pure", "packages/games/src/sudoku/solve.ts", "../testing/claims-of.ts"],
  ["game-claims-stay-inside", "packages/games/src/sudoku/testing/feedback.ts", "../../memory/index.ts"],
  ["worksheets-are-printed", "packages/games/src/sudoku/worksheet.ts", "../memory/index.ts"],
  ["game-logic-is-pure", "packages/games/src/sudoku/solve.ts", "react"],
  ["game-logic-is-pure", "packages/games/src/sudoku/solve.ts", "./view.tsx"],
  ["game-logic-is-pure", "packages/games/src/sudoku/solve.ts", "../quiz-view/view.tsx"],
  ["game-tests-stay-inside", "packages/games/src/sudoku/sudoku.test.ts", "../memory/index.ts"],
  ["game-view-sees-its-game", "packages/games/src/sudoku/view.tsx", "@karota/contract/wire.ts"],
  ["game-view-sees-its-game", "packages/games/src/sudoku/view.tsx", "../memory/index.ts"],
  ["game-view-sees-its-game", "packages/games/src/sudoku/view.tsx", "../../../../apps/web/src/shared/client.ts"],
  ["shared-views-know-no-game", "packages/games/src/quiz-view/view.tsx", "../memory/index.ts"],
  ["game-data-is-data", "packages/games/src/categories.ts", "./memory/index.ts"],
  ["card-pictures-are-drawings", "packages/games/src/card-pictures/drawings.ts", "../memory/index.ts"],
  ["catalogue-has-no-views", "packages/games/src/catalogue.ts", "./sudoku/view.tsx"],
  ["contract-is-schemas", "packages/contract/src/wire.ts", "@karota/games/categories.ts"],
  ["contract-is-schemas", "packages/contract/src/wire.ts", "zod"],
  ["contract-takes-types-of-engine", "packages/contract/src/wire.ts", "@karota/engine/game.ts"],
  ["texts-are-texts", "packages/texts/src/speakers.ts", "react"],
  ["ui-knows-react-not-games", "packages/ui/src/button.tsx", "@karota/games/categories.ts"],
  ["ui-takes-types-of-engine", "packages/ui/src/button.tsx", "@karota/engine/game.ts"],
  ["packages-know-no-app", "packages/texts/src/speakers.ts", "../../../apps/server/src/app.ts"],
  ["modules-meet-at-their-face", "apps/server/src/modules/games/store.ts", "../users/store.ts"],
  ["server-uses-modules-by-their-face", "apps/server/src/app.ts", "./modules/games/store.ts"],
  ["server-draws-nothing", "apps/server/src/app.ts", "@karota/games/sudoku/view.tsx"],
  ["server-draws-nothing", "apps/server/src/app.ts", "@karota/ui/button.tsx"],
  ["pdfs-are-made-in-a-thread", "apps/server/src/modules/games/store.ts", "../../pdf/pdf.ts"],
  ["pdfs-are-made-in-a-thread", "apps/server/src/app.ts", 'import { readFile } from "pdfkit";'],
  ["traces-cost-nothing-unasked", "apps/server/src/app.ts", "@opentelemetry/api"],
  ["traces-are-loaded-when-asked", "apps/server/src/app.ts", "./tracing/open-telemetry.ts"],
  ["features-know-no-feature", "apps/web/src/features/play/page.tsx", "../about/page.tsx"],
  ["shell-has-no-schemas", "apps/web/src/shared/client.ts", "@karota/contract/wire.ts"],
  ["features-know-no-shell", "apps/web/src/features/about/page.tsx", "../../app/routes.tsx"],
  ["shared-knows-no-feature", "apps/web/src/shared/client.ts", "../features/about/page.tsx"],
  ["web-runs-in-a-browser", "apps/web/src/shared/client.ts", "@karota/server/app.ts"],
  ["web-has-no-node", "apps/web/src/shared/client.ts", "node:fs"],
  ["identity-stands-alone", "apps/identity/src/main.ts", "@karota/server/app.ts"],
];

describe("an import against the table is found", () => {
  test.each(VIOLATIONS)("%s: %s → %s", async (rule, from, imports) => {
    const { violations } = await inspectArchitecture(plant({ ...LAND, [from]: [...(LAND[from] ?? []), imports] }));
    expect(violations.filter((line) => line.startsWith(`${rule}: `))).not.toEqual([]);
  });
});

test("no rule is left unproved", () => {
  const proved = new Set(VIOLATIONS.map(([rule]) => rule));
  expect(
    configuration.forbidden.map(({ name }) => name).filter((name) => name === undefined || !proved.has(name)),
  ).toEqual([]);
});
