import { deepTest, expect, test } from "./harness.ts";
import { startScreenReader } from "./screen-reader.ts";

const PAGE = `<!doctype html><html lang="en"><title>Try</title><main><h1>Hello</h1><p>Some text</p>
<button onclick="document.querySelector('[role=status]').textContent = 'pressed it'">Push</button>
<button>Other</button><div role="status"></div></main></html>`;

deepTest("Orca says what has the focus, what is announced and what its own keys go to", async () => {
  test.setTimeout(600_000);
  const reader = await startScreenReader();
  test.skip(reader === null, "There is no Orca.");
  const opened = await reader!.open(`data:text/html,${encodeURIComponent(PAGE)}`);
  expect(opened.map(({ text }) => text)).toContain("Some text");
  const spoken = async (key: string) => (await reader!.press(key)).map(({ text }) => text);
  expect(await spoken("Tab")).toContain("Push push button.");
  expect(await spoken("Return")).toEqual(["pressed it"]);
  expect(await spoken("h")).toContain("Hello heading level 1.");
  await reader!.close();
});
