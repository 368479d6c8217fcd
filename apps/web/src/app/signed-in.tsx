import SessionWarning from "../features/account/session-warning.tsx";
import { clearCache } from "../shared/api/use-load.ts";
import { WithTexts } from "../shared/i18n/with-texts.tsx";
import { readSession } from "../shared/session/session.ts";
import NewRole from "./new-role.tsx";

/** Whose answers this tab has loaded. A sign-in in this tab clears them itself, one in another tab is noticed here. */
let person = readSession()?.userId;
addEventListener("storage", () => {
  const now = readSession()?.userId;
  if (now === undefined || now === person) return;
  person = now;
  void clearCache();
});

/** What only signed-in people get on every screen, loaded in one piece. */
export default function SignedIn() {
  return (
    <WithTexts parts={["rest"]}>
      <NewRole />
      <SessionWarning />
    </WithTexts>
  );
}
