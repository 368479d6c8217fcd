export { addPerson, rememberLogin, type Identity } from "./add-person.ts";
export { findAddress, findBilling } from "./find-billing.ts";
export { findByCode } from "./find-by-code.ts";
export { gainRole } from "./gain-role.ts";
export type { Keeper } from "./keeper.ts";
export { usersModule } from "./routes.ts";
export { DEMO_ISSUER, rolesOf } from "./rules.ts";
export { findStanding, forgetStanding } from "./standing.ts";
export { readCode } from "./unique-code.ts";
