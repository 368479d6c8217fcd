import { LANGUAGES } from "@karota/engine/message.ts";
import type { AuditDetails } from "@karota/contract/admin/audit.ts";
import type { CheckNote } from "@karota/contract/admin/functionality.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import type { Provider, SamlProvider } from "../../config.ts";
import { verifyMail } from "../mail/index.ts";
import type { AdminDeps } from "./admin-deps.ts";
import { readClock, writeAndUndo } from "./store.ts";

/** How a check ended. */
export interface CheckOutcome {
  readonly ok: boolean;
  readonly note: CheckNote;
  readonly details?: AuditDetails;
}
export interface Check {
  readonly part: string;
  /** The name of a provider; null where the part's own texts name it. */
  readonly label: string | null;
  /** @throws when the part does not work */
  readonly run: () => Promise<CheckOutcome>;
}

/** By how many milliseconds the clocks of this process and of the database may differ. */
const TOLERANCE_MS = 2000;
/** As much as a sign-in forgives, over OpenID Connect and SAML. */
const SIGN_IN_TOLERANCE_MS = 60_000;

const isWrong = (clockDifference: number | null): clockDifference is number =>
  clockDifference !== null && Math.abs(clockDifference) > SIGN_IN_TOLERANCE_MS;

/** Whether the keys can be fetched, and what the provider's clock says. */
async function checkOpenId({ keys }: AdminDeps, provider: Provider): Promise<CheckOutcome> {
  const { keys: count, clockDifference } = await keys.inspect(provider);
  const details = { keys: count };
  if (count === 0) return { ok: false, note: "no_keys", details };
  if (isWrong(clockDifference))
    return { ok: false, note: "provider_clock", details: { ...details, difference: Math.round(clockDifference) } };
  return { ok: true, note: "keys_found", details };
}

/** Whether the metadata can be read, for how long the certificates are good, and what the server's clock says. */
async function checkSaml({ metadata, clock, calendar }: AdminDeps, provider: SamlProvider): Promise<CheckOutcome> {
  const { entities, clockDifference } = await metadata.freshMetadataOf(provider);
  const ends = [...entities.values()].map(({ lastEnd }) => lastEnd);
  const next = ends.filter((end) => end > clock.now());
  const isExpired = next.length === 0;
  const until = isExpired ? Math.max(...ends) : Math.min(...next);
  const details = { schools: entities.size, until: calendar.iso(until) };
  if (isWrong(clockDifference))
    return { ok: false, note: "metadata_clock", details: { ...details, difference: Math.round(clockDifference) } };
  return { ok: !isExpired, note: isExpired ? "certificate_expired" : "metadata_read", details };
}

/** Every part of the site that can be checked, in the order in which they are shown. */
export function checksOf(admin: AdminDeps): readonly Check[] {
  const { config, database, clock, calendar, payments, boards } = admin;
  const own = (part: string, run: Check["run"]): Check => ({ part, label: null, run });
  return [
    own("database", async () => {
      const { there, gone } = await writeAndUndo(database);
      return { ok: there && gone, note: there && gone ? "written_and_read" : "not_undone" };
    }),
    own("mail", async () => {
      await verifyMail(config);
      return { ok: true, note: config.smtpUrl === null ? "folder_writable" : "server_greets" };
    }),
    ...config.providers.map((provider) => ({
      part: `identity:${provider.id}`,
      label: provider.label,
      run: () => checkOpenId(admin, provider),
    })),
    ...config.samlProviders.map((provider) => ({
      part: `identity:${provider.id}`,
      label: provider.label,
      run: () => checkSaml(admin, provider),
    })),
    ...payments.map(({ id, verify }) => ({
      part: `payment:${id}`,
      label: id,
      run: async (): Promise<CheckOutcome> => {
        await verify?.();
        const seller = config.seller?.name ?? null;
        return { ok: true, note: verify ? "answers" : "nothing_to_ask", details: { seller } };
      },
    })),
    own("clock", async () => {
      const before = clock.now();
      const theirs = await readClock(database);
      // The server's time half way between the request and the answer, the best estimate of when theirs was read.
      const difference = Math.round(theirs - (before + clock.now()) / 2);
      const ok = Math.abs(difference) <= TOLERANCE_MS;
      const details = { difference, zone: config.timeZone, here: calendar.iso(clock.now()) };
      return { ok, note: ok ? "clocks_agree" : "clocks_differ", details };
    }),
    own("texts", async () => {
      const [first, ...others] = LANGUAGES.map((language) => Object.keys(catalogueOf(language)));
      const known = new Set(first);
      const differing = others.flatMap((ids) => [...known.symmetricDifference(new Set(ids))]);
      const ok = differing.length === 0;
      return {
        ok,
        note: ok ? "texts_agree" : "texts_differ",
        details: { texts: known.size, differing: differing.length },
      };
    }),
    ...boards.registry.all.map((loaded) =>
      own(`game:${loaded.id}`, async () => {
        const { solved, moves, making } = await boards.tryOut(loaded);
        return { ok: solved, note: solved ? "solved" : "not_solved", details: { moves, making } };
      }),
    ),
  ];
}
