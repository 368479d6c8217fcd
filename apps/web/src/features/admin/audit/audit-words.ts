import type { AuditAction, AuditDetails } from "@karota/contract/admin/audit.ts";
import type { Role } from "@karota/contract/wire.ts";
import { findGame } from "@karota/games/catalogue.ts";
import type { Speaker } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { formatOf } from "@karota/texts/format.ts";
import { DAY, ROLE_NAMES } from "../people/person-words.ts";

const SETTINGS: Readonly<Record<string, MessageId>> = {
  banner: "admin.audit.part.banner",
  sign_up: "admin.audit.part.sign_up",
  carrot_cents: "admin.audit.part.carrot_cents",
  prices: "admin.audit.part.prices",
  closed_games: "admin.audit.part.closed_games",
  closed_providers: "admin.audit.part.closed_providers",
  packages: "admin.audit.part.packages",
  limits: "admin.audit.part.limits",
  retention: "admin.audit.part.retention",
};
const CHECKS: Readonly<Record<string, MessageId>> = {
  database: "admin.audit.check.database",
  mail: "admin.audit.check.mail",
  identity: "admin.audit.check.identity",
  payment: "admin.audit.check.payment",
  clock: "admin.audit.check.clock",
  texts: "admin.audit.check.texts",
};

/** `game:sudoku`, `identity:demo`, `mail`: a part that was checked. */
function partWords(part: string, speaker: Speaker): string {
  const [kind = "", which] = part.split(":");
  if (kind === "game" && which !== undefined && findGame(which)) return gameName(which, speaker);
  const known = CHECKS[kind];
  const name = known ? speaker.say({ id: known }) : part;
  return which === undefined ? name : `${name} (${which})`;
}

/** What an entry contains besides actor, subject and time; may be empty. */
export function detailWords(action: AuditAction, details: AuditDetails, speaker: Speaker): string {
  const { say } = speaker;
  const text = (name: string) => String(details[name] ?? "");
  const number = (name: string) => Number(details[name] ?? 0);
  switch (action) {
    case "person.role_given":
    case "person.role_taken": {
      const name = ROLE_NAMES[text("role") as Role] as MessageId | undefined;
      return name ? say({ id: name }) : "";
    }
    case "person.carrots_given":
    case "person.carrots_taken":
      return carrotWords(number("amount"), speaker);
    case "person.warned": {
      if (!text("until")) return "";
      const until = formatOf(speaker.language).date(text("until"), DAY);
      const id = details["mail"] === false ? "admin.audit.warned.noMail" : "admin.audit.warned";
      return say({ id, values: { until } });
    }
    case "settings.changed": {
      const parts = text("parts").split(", ");
      const words = parts.map((part) => (SETTINGS[part] ? say({ id: SETTINGS[part] }) : part)).join(", ");
      return say({ id: "admin.audit.settings", values: { version: number("version"), parts: words } });
    }
    case "check.run": {
      const id = details["ok"] === true ? "admin.audit.check.ok" : "admin.audit.check.failed";
      return say({ id, values: { part: partWords(text("part"), speaker) } });
    }
    case "transfer.paid":
    case "transfer.refunded":
      return "amount_cents" in details ? formatOf(speaker.language).euros(number("amount_cents")) : "";
    case "document.viewed":
      return text("document");
    case "statement.imported":
      return say({ id: "admin.audit.statement", values: { lines: number("lines"), paid: number("paid") } });
    default:
      return "";
  }
}
