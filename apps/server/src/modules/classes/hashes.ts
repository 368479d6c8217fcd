import { createHmac } from "node:crypto";
import type { CardPicture } from "@karota/contract/classes/pictures.ts";
import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../deps.ts";
import { ensureSecret } from "../../secrets.ts";
import { readSecret } from "./rules.ts";

const SECRET = "class-cards";

/** Hashes the secrets of cards with a secret of this installation: the pictures alone would be found by trying them. */
export interface CardHashes {
  /** Null for what cannot be a card's secret. */
  ofSecret(written: string): string | null;
  ofPictures(userId: string, pictures: readonly CardPicture[]): string;
}

export async function cardHashes(queries: Queries, clock: Clock): Promise<CardHashes> {
  const pepper = await ensureSecret({ db: queries }, clock, SECRET);
  const hash = (...parts: readonly string[]): string =>
    createHmac("sha256", pepper).update(JSON.stringify(parts)).digest("base64url");
  return {
    ofSecret(written) {
      const secret = readSecret(written);
      return secret === null ? null : hash("secret", secret);
    },
    ofPictures: (userId, pictures) => hash("pictures", userId, ...pictures),
  };
}
