import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly object[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

test("OpenAPI describes every call of the games, and each game's options, board and saves", async () => {
  const it = await testApp({ kind: "sqlite", catalogue: TEST_CATALOGUE });
  const { paths, components } = (await it.app.inject("/api/v1/openapi.json")).json<Described>();
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/v1/games/"))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path.slice("/api/v1/".length)}`));
  expect(calls.toSorted()).toEqual([
    "delete games/{game}/{gridId}/share",
    "get games/daily-boards",
    "get games/info/{game}",
    "get games/overview",
    "get games/{game}/periodic/{period}",
    "get games/{game}/periodic/{period}/pdf",
    "get games/{game}/{gridId}",
    "get games/{game}/{gridId}/pdf",
    "post games/book",
    "post games/print",
    "post games/user_{game}_{period}",
    "post games/{game}/create",
    "post games/{game}/update",
    "post games/{game}/{gridId}/share",
    "put games/{game}/{gridId}/share",
  ]);
  expect(paths["/api/v1/games/{game}/create"]!["post"]!.parameters).toContainEqual(
    expect.objectContaining({ in: "header", name: "idempotency-key" }),
  );
  for (const { id } of TEST_CATALOGUE)
    for (const [part, field] of [
      ["options", "size"],
      ["board", "pattern"],
      ["save", "lamps"],
    ])
      expect(components.schemas[`${id}.${part}`]?.properties).toHaveProperty(field!);
  await it.close();
});
