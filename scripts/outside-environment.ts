/** The environment of a program that a test runs: without what the test runner adds for its own workers, and the depth. */
export const OUTSIDE_ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST.*|VITE_.*|NODE_ENV|TEST|TEST_DEPTH)$/.test(name)),
);
