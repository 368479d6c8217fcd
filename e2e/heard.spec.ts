import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { engineTest } from "./engine-test.ts";
import { expect } from "./harness.ts";
import { playByEar, PLAYS } from "./heard-games.ts";
import { resultsByEar, signInByEar, studentByEar } from "./heard-pages.ts";
import { expectAsStored } from "./heard.ts";
import { startScreenReader, type ScreenReader } from "./screen-reader.ts";

/* What Orca says, which runs once on a machine: one after the other, in one worker. */

const readerTest = engineTest.extend<object, { readonly reader: ScreenReader | null }>({
  reader: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
    async ({}, use) => {
      const reader = await startScreenReader();
      await use(reader);
      await reader?.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});
const deepTest = IS_DEEP ? readerTest : readerTest.skip;
readerTest.describe.configure({ mode: "default", timeout: 600_000 });
readerTest.beforeEach(({ reader }) => readerTest.skip(reader === null, "There is no Orca."));

const PAGE = `<!doctype html><html lang="en"><title>Try</title><main><h1>Hello</h1><p>Some text</p>
<button onclick="document.querySelector('[role=status]').textContent = 'pressed it'">Push</button>
<button>Other</button><div role="status"></div></main></html>`;

deepTest("Orca says what has the focus, what is announced and what its own keys go to", async ({ reader }) => {
  await reader!.open(`data:text/html,${encodeURIComponent(PAGE)}`);
  const spoken = async (key: string) => (await reader!.press(key)).map(({ text }) => text);
  expect(await spoken("Tab")).toContain("Push push button.");
  expect(await spoken("Return")).toEqual(["pressed it"]);
  expect(await spoken("h")).toContain("Hello heading level 1.");
});

for (const play of PLAYS)
  for (const language of play.languages)
    deepTest(`${play.game} is heard as its transcript has it, in ${language}`, async ({ reader, relay }) =>
      expectAsStored(await playByEar(reader!, relay, play, language)),
    );

deepTest("signing in is heard as its transcript has it", async ({ reader, app }) =>
  expectAsStored(await signInByEar(reader!, app)),
);

deepTest("a student's assignment is heard as its transcript has it", async ({ reader, relay, app }) =>
  expectAsStored(await studentByEar(reader!, relay, app)),
);

deepTest("a mentor's results are heard as their transcript has it", async ({ reader, relay, app }) =>
  expectAsStored(await resultsByEar(reader!, relay, app)),
);
