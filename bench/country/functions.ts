import { createHash } from "node:crypto";

/** The UUID that belongs to a text, as `pg_temp.id_of` makes it. */
export function idOf(key: string): string {
  const hex = createHash("md5").update(key).digest("hex");
  const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const userKey = (number: number): string => `user/${number}`;

/** Functions of the statements that fill a country; they end with the connection. */
export const FUNCTIONS = `
  create function pg_temp.id_of(key text) returns text immutable language sql as
    $$ select overlay(overlay(md5(key) placing '4' from 13) placing '8' from 17)::uuid::text $$;
  create function pg_temp.user_id(number bigint) returns text immutable language sql as
    $$ select pg_temp.id_of('user/' || number) $$;
  -- A share from 0 to below 1 that belongs to a number; another salt gives another one.
  create function pg_temp.share(number bigint, salt bigint) returns float8 immutable language sql as
    $$ select (hashint8extended(number, salt) & 1048575) / 1048576.0::float8 $$;
  create function pg_temp.day_of(at bigint) returns text stable language sql as
    $$ select to_char(to_timestamp(at / 1000) at time zone 'Europe/Ljubljana', 'YYYY-MM-DD') $$;
  create function pg_temp.week_of(at bigint) returns text stable language sql as
    $$ select to_char(to_timestamp(at / 1000) at time zone 'Europe/Ljubljana', 'IYYY-"W"IW') $$;
`;
