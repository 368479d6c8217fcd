import { useSay } from "../../../shared/i18n/i18n.tsx";

/** What a class has to do, for the board and on paper. */
export function JoinSteps({ approval }: { approval: boolean }) {
  const say = useSay();
  return (
    <ol>
      <li>{say("joinLink.step.open")}</li>
      <li>{say("joinLink.step.signIn")}</li>
      <li>{say("joinLink.step.join", { act: say(approval ? "joinLink.step.ask" : "joinLink.step.act") })}</li>
    </ol>
  );
}
