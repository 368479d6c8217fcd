import { navigate } from "wouter/use-browser-location";
import { Button } from "@karota/ui/button.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { wantEverywhere } from "../../shared/session/leave.ts";

/** Ends every session of the account: a lost tablet, a computer at school that was left signed in. */
export function SignOutEverywhere() {
  const say = useSay();
  const leave = () => {
    wantEverywhere();
    navigate("/logout");
  };
  return (
    <>
      <p className="soft">{say("settings.everywhere.explain")}</p>
      <div>
        <Button onClick={leave}>{say("settings.everywhere.do")}</Button>
      </div>
    </>
  );
}
