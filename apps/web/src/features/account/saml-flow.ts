import type { SamlSchool, SamlStartReply } from "@karota/contract/auth/saml.ts";
import type { LoginReply, ProvidersReply } from "@karota/contract/auth/login.ts";
import { call } from "../../shared/api/api.ts";
import { page } from "../../shared/session/leave.ts";

export type SamlProvider = ProvidersReply["saml"][number];

/** The schools of a provider. @throws ApiFailure */
export const loadSchools = async ({ id }: SamlProvider): Promise<readonly SamlSchool[]> =>
  (await call<{ schools: SamlSchool[] }>("GET", `aaa/saml/${id}/schools`)).schools;

/**
 * Leaves for the sign-in page of a school.
 * @param asksWho true when it has to show its form, also when it still has a session
 * @throws ApiFailure
 */
export async function leaveForSchool({ id }: SamlProvider, entityId: string, asksWho: boolean): Promise<void> {
  const { address } = await call<SamlStartReply>("POST", `aaa/saml/${id}/start`, { body: { entityId, asksWho } });
  page.load(address);
}

/** What the server says in the address of the login page when a school has answered; null: nothing. */
export function readReturn(
  search: string,
): { readonly failed: string } | { readonly id: string; readonly code: string } | null {
  const query = new URLSearchParams(search);
  const failed = query.get("failed");
  if (failed !== null) return { failed };
  const [id, code] = query.get("saml")?.split(".") ?? [];
  return id && code ? { id, code } : null;
}

/** Finishes a sign-in with the one-time code. @throws ApiFailure */
export const finishAtSchool = ({ id, code }: { readonly id: string; readonly code: string }): Promise<LoginReply> =>
  call<LoginReply>("POST", `aaa/saml/${encodeURIComponent(id)}/finish`, { body: { code } });
