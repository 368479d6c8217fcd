/** What makes a class of a group: pupils who sign in with cards. */
export interface ClassesTable {
  /** The key. */
  group_id: string;
  /** What pupils type on a shared screen; unique. */
  code: string;
  /** `2027-08-31` in the site's time zone: the last day on which the cards work. */
  last_day: string;
}

/** A pupil with a card. Of its secrets only hashes are stored. */
export interface ClassPupilsTable {
  /** The key. */
  user_id: string;
  group_id: string;
  /** The name as it is compared: unique in a class. */
  name_key: string;
  /** HMAC of the secret in the QR code; unique. */
  card_hash: string;
  /** HMAC of the person's id and the three pictures. */
  pictures_hash: string;
  /** Wrong pictures since the last right ones, or since the mentor unlocked. */
  wrong_tries: number;
  /** Wrong pictures since the card was made or the mentor unlocked. */
  all_wrong_tries: number;
}
