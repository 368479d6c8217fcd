/** `npm test` and `npm run test:deep`: installs when it has to, then runs every test there is under the pinned Node. */
import { become, prepare } from "./runtime.mjs";

become(prepare(), ["scripts/all-tests.ts", ...process.argv.slice(2)]);
