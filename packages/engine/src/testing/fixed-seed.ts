import fc from "fast-check";
import { IS_DEEP } from "./depth.ts";

// The usual run takes the same examples every time, the deep run new ones: a failure prints their seed.
if (!IS_DEEP) fc.configureGlobal({ seed: 1 });
