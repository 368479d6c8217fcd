import { navigate } from "wouter/use-browser-location";
import type { ClassSignInBody } from "@karota/contract/classes/classes.ts";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import type { User } from "@karota/contract/users/user.ts";
import { call } from "../../shared/api/api.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { notify } from "../../shared/components/notices.tsx";
import { markLeft } from "../../shared/session/ask-who.ts";
import { takeReturn } from "../../shared/session/leave.ts";
import { signIn } from "../../shared/session/session.ts";
import { adoptSettings } from "../../shared/session/settings.ts";
import { claimSettings } from "../../shared/session/settings-owner.ts";

/** What a pupil shows: the secret of a card, or class code, name and pictures. */
export type Shown = ClassSignInBody extends infer Body ? (Body extends unknown ? Omit<Body, "nonce"> : never) : never;

/** Signs in with a card and goes where the pupil wanted to, or to the assignments. @throws ApiFailure */
export async function enter(shown: Shown): Promise<void> {
  const { nonce } = await call<{ nonce: string }>("POST", "aaa/login-start");
  const { id_token } = await call<{ id_token: string }>("POST", "classes/sign-in", {
    body: { ...shown, nonce },
    token: "",
  });
  const reply = await call<LoginReply>("POST", "aaa/login-class-oauth2", { body: { id_token } });
  // Without them the page has its usual ones. Before the session, from which on the page says that somebody is in.
  const account = await call<User>("GET", "users", { token: reply.token }).catch(() => null);
  const { id, name, credit_amount, new_user } = reply.user;
  // A browser in which a card was used is shared: a provider may still have the session of whoever was here before.
  markLeft();
  claimSettings(id);
  signIn({ name, token: reply.token, roles: reply.roles, credit_amount, new_user });
  void clearCache();
  if (account) adoptSettings(account.settings);
  const back = takeReturn();
  navigate(back === "/home" ? "/myAssignments" : back, { replace: true });
  if (reply.code) notify(reply.code);
}
