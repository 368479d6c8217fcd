import type { TestApp } from "./test-app.ts";

export interface StartedSignIn {
  readonly nonce: string;
  /** The header that binds the nonce to the browser that requested it. */
  readonly headers: { readonly cookie: string };
}

/** Begins a sign-in as the page does. */
export async function startSignIn(it: TestApp): Promise<StartedSignIn> {
  const answer = await it.call(null, "POST", "aaa/login-start");
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { nonce: answer.json<{ nonce: string }>().nonce, headers: { cookie } };
}
