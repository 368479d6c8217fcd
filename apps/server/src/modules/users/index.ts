export { addPerson, rememberLogin, type Identity } from "./add-person.ts";
export { findBilling } from "./find-billing.ts";
export { usersModule } from "./routes.ts";
export { DEMO_ISSUER, rolesOf } from "./rules.ts";
export { findStanding, forgetStanding } from "./standing.ts";
