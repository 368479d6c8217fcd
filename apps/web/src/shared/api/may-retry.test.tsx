import { expect, test } from "vitest";
import { ApiFailure } from "./api.ts";
import { ChunkFailure } from "./load-chunk.ts";
import { mayRetry } from "./may-retry.ts";

test.each([0, 408, 429, 500, 502, 503, 504])("a request that failed with status %i may succeed later", (status) => {
  expect(mayRetry(new ApiFailure(status, null))).toBe(true);
});

test.each([400, 401, 402, 403, 404, 409, 410, 413])(
  "a request that failed with status %i would fail again",
  (status) => {
    expect(mayRetry(new ApiFailure(status, null))).toBe(false);
  },
);

test("a part of the page that could not be loaded may come later; an error of our own would come again", () => {
  expect(mayRetry(new ChunkFailure("no network"))).toBe(true);
  expect(mayRetry(new TypeError("x is not a function"))).toBe(false);
});
