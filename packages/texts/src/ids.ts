// Written by `npm run texts`.
export type MessageId =
  | "identity.cancel"
  | "identity.enter"
  | "identity.explain"
  | "identity.leave.explain"
  | "identity.leave.title"
  | "identity.lost.back"
  | "identity.lost.explain"
  | "identity.lost.title"
  | "identity.name"
  | "identity.nameNote"
  | "identity.nameWrong"
  | "identity.other"
  | "identity.people"
  | "identity.role.admin"
  | "identity.role.mentor"
  | "identity.role.student"
  | "identity.title";
