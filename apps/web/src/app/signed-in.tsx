import SessionWarning from "../features/account/session-warning.tsx";
import { WithTexts } from "../shared/i18n/with-texts.tsx";
import NewRole from "./new-role.tsx";

/** What only signed-in people get on every screen, loaded in one piece. */
export default function SignedIn() {
  return (
    <>
      <NewRole />
      <WithTexts parts={["rest"]}>
        <SessionWarning />
      </WithTexts>
    </>
  );
}
