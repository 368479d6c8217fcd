/**
 * A provider of its own process, whose clock `harness-clock.mjs` moves: sends its issuer to who started it with our address,
 * and with its people where it has others than one.
 */
import { startCertified, type CertifiedPeople } from "../apps/server/src/modules/auth/testing/certified-provider.ts";

const [, , publicUrl, people] = process.argv;
const { issuer } = await startCertified(
  publicUrl!,
  "client_secret_basic",
  people === undefined ? undefined : (JSON.parse(people) as CertifiedPeople),
);
process.send!(issuer);
