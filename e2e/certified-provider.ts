/** A provider of its own process, whose clock `harness-clock.mjs` moves: sends its issuer to who started it with our address. */
import { startCertified } from "../apps/server/src/modules/auth/testing/certified-provider.ts";

const { issuer } = await startCertified(process.argv[2]!, "client_secret_basic");
process.send!(issuer);
