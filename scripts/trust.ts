/**
 * `npm run trust`: writes the record of processing and the plan of deletion of `docs/trust` in three languages, from what
 * the server's modules declare of personal data and from the retention settings. `scripts/trust.test.ts` compares.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@karota/engine/message.ts";
import { deletionIn } from "../apps/server/src/trust/deletion.ts";
import { recordIn } from "../apps/server/src/trust/record.ts";
import { ALL_STORED_DATA } from "../apps/server/src/stored-data.ts";
import { ROOT } from "./run.ts";
import { ensureTexts } from "./texts/ensure.ts";

ensureTexts();
for (const language of LANGUAGES) {
  const folder = join(ROOT, "docs/trust", language);
  writeFileSync(join(folder, "record.md"), recordIn(language, ALL_STORED_DATA));
  writeFileSync(join(folder, "deletion.md"), deletionIn(language, ALL_STORED_DATA));
}
