export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}

export interface LoginNoncesTable {
  /** SHA-256 of the nonce. */
  nonce_hash: string;
  /** SHA-256 of the cookie's value. */
  cookie_hash: string;
  expires_at: number;
}

export interface SamlAssertionsTable {
  /** SHA-256 of the identity provider and the assertion's id. */
  assertion_hash: string;
  /** SHA-256 of the one-time code; null once it is used. */
  code_hash: string | null;
  /** Who signs in, encrypted with the code; null once it is used. */
  person: string | null;
  code_expires_at: number;
  /** The assertion is good no more from then on. */
  expires_at: number;
}

export interface UsersTable {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  /** The name as searches compare it: `nameKeyOf`. */
  name_key: string;
  email: string;
  email_verified: number;
  address: string;
  post_number: string;
  post: string;
  country: string;
  company: string;
  vat_id: string;
  language: string | null;
  /** JSON of PlayerSettings. */
  settings: string;
  /** JSON array of roles given here; ADMINS and the demo provider add theirs at login. */
  roles: string;
  /** JSON array of roles that an admin took and only an admin gives again. */
  barred_roles: string;
  unique_code: string;
  unique_code_expires: number;
  previous_code: string | null;
  blocked: number;
  /** Tokens issued before this moment are no longer valid. */
  tokens_from: number;
  created_at: number;
  last_login_at: number;
  /** Set when the personal data was erased. */
  erased_at: number | null;
  /** When they were warned that the unused account will be erased; null since their last sign-in. */
  warned_at: number | null;
  /** The account may be erased from then on, as the warning said; null as `warned_at`. */
  kept_until: number | null;
  /** The language of the page at the last sign-in: that of the mails until another one is chosen. */
  sign_in_language: string | null;
  /** 1: joined while nothing cost anything, and gets the welcome carrots when something does again. */
  welcome_due: number;
  /** 1: the provider's role claim called them a mentor at the last sign-in. */
  provider_mentor: number;
}

/** The state of a token beside its claims; a token that was not ended and is long unused has no row. */
export interface TokensTable {
  /** The token's `jti`. */
  id: string;
  user_id: string;
  /** About when it was last used. */
  used_at: number;
  ended: number;
  /** When it ends by itself, and the row is of no more use. */
  expires_at: number;
  /** The session at the SAML identity provider that signed the person in, as JSON; null where that takes no sign-out. */
  school_session: string | null;
  /** By which a sign-out at that identity provider finds the token. */
  school_session_hash: string | null;
}

/** What stays of the identity of an erased person: no second welcome, and no role back that an admin took. */
export interface ErasedIdentitiesTable {
  /** HMAC-SHA-256 of issuer and subject with a secret of this installation. */
  hash: string;
  /** As in `UsersTable`. */
  barred_roles: string;
  erased_at: number;
}

/** One answer a key and person: the same key gives the same answer. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** SHA-256 of method, path and body. */
  request_hash: string;
  status: number;
  answer: string;
  created_at: number;
}
