/** Whether this is the deep run: `npm run test:deep` sets TEST_DEPTH. */
export const IS_DEEP = process.env["TEST_DEPTH"] === "deep";

/**
 * The one switch between the two forms of the tests: the first value is for `npm test`, the second for `npm run
 * test:deep`. A check that is too slow for the usual run has a small form there.
 */
export const depth = <T>(usual: T, deep: T): T => (IS_DEEP ? deep : usual);
