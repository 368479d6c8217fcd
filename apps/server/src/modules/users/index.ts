export { addPerson, rememberLogin, type Identity } from "./add-person.ts";
export { deleteErasedBefore, findErased } from "./erased-identities.ts";
export { dropPerson } from "./erase-person.ts";
export { faceOf } from "./face-of.ts";
export { checkMayBuy, mayBuy } from "./may-buy.ts";
export { checkMayBecomeMentor, mayBecomeMentor } from "./may-become-mentor.ts";
export { isMentor, MENTOR_COLUMNS, mayMentor } from "./may-mentor.ts";
export { findAddress, findBilling, findIssuer } from "./find-billing.ts";
export { findByCode } from "./find-by-code.ts";
export { findRecipient, listWilling, type Recipient } from "./find-recipient.ts";
export { isPupilId, refusePupil } from "./refuse-pupil.ts";
export { takeRole } from "./take-role.ts";
export { usersModule } from "./routes.ts";
export { findProvider, isClosedProvider } from "./find-provider.ts";
export { usersStoredData } from "./personal-data.ts";
export { barredRolesOf, DEMO_ISSUER, rolesOf, unusedSince } from "./rules.ts";
export {
  endTokens,
  findAccountStatus,
  invalidateAccountStatus,
  noteUse,
  type AccountStatus,
} from "./account-status.ts";
export { nameKeyOf } from "./name-key.ts";
export { lockPerson, setWelcomeDue, takeWelcomeDue, updatePerson, type Person } from "./store.ts";
export { deleteExpiredTokens, findSchoolSession, listTokensOfSchool, saveUse } from "./token-store.ts";
export { readCode } from "./unique-code.ts";
