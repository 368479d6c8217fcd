import { expect, test } from "vitest";
import { PAGES } from "@karota/contract/pages.ts";
import { ROUTES } from "./routes.tsx";

test("the routes are exactly the pages that the server answers with", () => {
  expect(ROUTES.map(({ path }) => path)).toEqual([...PAGES]);
});
