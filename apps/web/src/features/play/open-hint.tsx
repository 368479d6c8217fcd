import { useEffect, useLayoutEffect, useRef } from "react";
import type { Message } from "@karota/engine/message.ts";
import { messageToSpeech } from "@karota/engine/speech/speech.ts";
import type { ShownHint } from "@karota/ui/game-view.ts";
import { Button } from "@karota/ui/button.tsx";
import { HintPanel } from "@karota/ui/hint-panel.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./open-hint.module.css";

/** The opened hint: one step after the other; the move is made only at the player's request. */
export function OpenHint(props: {
  readonly hint: ShownHint<unknown> | "none";
  readonly step: (by: 1 | -1) => void;
  readonly close: () => void;
  readonly play: (move: unknown) => void;
  /** Makes the move and opens the next hint; null where nobody goes from hint to hint. */
  readonly moveOn: ((move: unknown) => void) | null;
  readonly readOnly: boolean;
  /** Announces a text to screen readers. */
  readonly announce: (words: string) => void;
}) {
  const { hint, step, close, play, moveOn, announce } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const shown = hint === "none" ? null : hint;
  const wordsOf = (step: Message): string => messageToSpeech(step, speaker, { prose: true });
  const now = shown && wordsOf(shown.hint.steps[shown.stage]!);
  const said =
    now === null ? say("play.hint.none") : shown?.stage === 0 ? `${speaker.say(shown.hint.title)}. ${now}` : now;
  useEffect(() => announce(said), [said, announce]);
  // A step may take away the button that led to it.
  const next = useRef<HTMLButtonElement>(null);
  const stage = shown?.stage;
  const before = useRef(stage);
  useLayoutEffect(() => {
    const isLost = before.current !== stage && document.activeElement === document.body;
    before.current = stage;
    if (isLost) next.current?.focus({ preventScroll: true });
  }, [stage]);
  if (hint === "none")
    return (
      <HintPanel
        title={say("play.hint")}
        steps={[{ shown: say("play.hint.none"), words: say("play.hint.none") }]}
        stage={0}
        closeLabel={say("play.hint.close")}
        close={close}
      >
        <Button onClick={close}>{say("play.hint.close")}</Button>
      </HintPanel>
    );
  const { title, steps, move } = hint.hint;
  const last = hint.stage === steps.length - 1;
  return (
    <HintPanel
      title={speaker.say(title)}
      steps={steps.map((one) => ({ shown: speaker.say(one), words: wordsOf(one) }))}
      stage={hint.stage}
      closeLabel={say("play.hint.close")}
      close={close}
    >
      {hint.stage === 0 && <Pose of="reads" className={styles["rabbit"]} />}
      {hint.stage > 0 && <Button onClick={() => step(-1)}>{say("play.hint.back")}</Button>}
      {last ? (
        <>
          <Button {...(!moveOn && { ref: next, kind: "primary" })} disabled={props.readOnly} onClick={() => play(move)}>
            {say("play.hint.move")}
          </Button>
          {moveOn && (
            <Button ref={next} kind="primary" disabled={props.readOnly} onClick={() => moveOn(move)}>
              {say("play.hint.moveOn")}
            </Button>
          )}
        </>
      ) : (
        <Button ref={next} kind="primary" onClick={() => step(1)}>
          {say("play.hint.on")}
        </Button>
      )}
    </HintPanel>
  );
}
