import type { Role } from "@karota/contract/wire.ts";
import type { AccountUser } from "../shared/session/session.ts";

const part = (data: object): string =>
  btoa(JSON.stringify(data)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** A signed-in person whose token ends so many milliseconds from now; the signature is invalid. */
export function person({
  roles = [] as readonly Role[],
  endsIn = 3_600_000,
  id = "11111111-1111-4111-8111-111111111111",
  buys = true,
  mentors = true,
} = {}): AccountUser {
  const exp = Math.floor((Date.now() + endsIn) / 1000);
  const may = { ...(!buys && { buys }), ...(!mentors && { mentors }) };
  const token = `${part({ alg: "HS256" })}.${part({ sub: id, roles, exp, ...may })}.signature`;
  return { name: "Maja Žagar", token, roles, credit_amount: 12.5, new_user: false };
}
