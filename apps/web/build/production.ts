import type { Plugin } from "vite";

/** Pages are built for production, whatever NODE_ENV says where they are built: a test runner sets it, and an operator may. */
export const production = (): Plugin => ({
  name: "karota:production",
  apply: "build",
  config() {
    process.env["NODE_ENV"] = "production";
  },
});
