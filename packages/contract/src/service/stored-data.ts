import * as z from "zod/mini";

/** What the server stores of people, in the order of the privacy page; the texts are `privacy.row.<id>`, `.why`, `.long`. */
export const STORED_DATA = [
  "account",
  "billing",
  "games",
  "sharedBoards",
  "races",
  "learning",
  "settings",
  "carrots",
  "invoices",
  "mentorship",
  "schoolClasses",
  "classes",
  "assignments",
  "lessons",
  "code",
  "mails",
  "messages",
  "login",
  "tokens",
  "erased",
  "presses",
  "audit",
  "logs",
  "backups",
] as const;
export type StoredDataId = (typeof STORED_DATA)[number];

/** What allows to store it (GDPR, Article 6): a contract with the person, a duty by law, a legitimate interest. */
export const LEGAL_BASES = ["contract", "law", "interest"] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

/** `GET service/stored-data`: what is stored here, why, and the values of its text `.long`, as the settings in force say. */
export const storedDataReply = z.object({
  rows: z.array(
    z.object({
      id: z.enum(STORED_DATA),
      basis: z.enum(LEGAL_BASES),
      /** Null: its text has no values. */
      span: z.nullable(z.record(z.string(), z.int())),
    }),
  ),
});
export type StoredDataReply = z.infer<typeof storedDataReply>;
