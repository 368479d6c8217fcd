import { adoptSettings } from "./settings.ts";

/** Whose settings this browser has; absent while they are a visitor's. The sign-out removes it with them. */
const KEY = "karota:settings:owner";

/** The settings here are this person's from now on: a visitor's stay, those that another person's session left do not. */
export function claimSettings(userId: string): void {
  const owner = localStorage.getItem(KEY);
  if (owner !== null && owner !== userId) adoptSettings({});
  localStorage.setItem(KEY, userId);
}
