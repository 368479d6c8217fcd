/** `npm start`: installs, builds and starts, each only when it has to; ends with Ctrl-C. */
import { become, prepare } from "./runtime.mjs";
import { ensureBuilt } from "./web-build.mjs";

const node = prepare();
ensureBuilt();
become(node, ["apps/server/src/main.ts"]);
