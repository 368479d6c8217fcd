import { IconShare } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Switch } from "@karota/ui/fields.tsx";
import type { Frame, StageOwn } from "@karota/ui/game-frame.ts";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { FRAME_KEYS } from "../../shared/frame-keys.ts";
import { GameExample } from "../../shared/components/game-example.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { LanguageMenu } from "../../shared/i18n/language-menu.tsx";
import styles from "./help-dialog.module.css";

const SWITCHES = [
  { name: "timerShown", words: "play.setting.timer" },
  { name: "explainMistakes", words: "play.setting.explain" },
  { name: "letterShortcuts", words: "play.setting.letters" },
  { name: "answerKeys", words: "play.setting.answerKeys" },
] as const;
/** Those that only quizzes have a use for. */
const OF_QUIZZES: readonly string[] = ["explainMistakes", "answerKeys"];

/** The settings of play, the keys, and a worked example. */
export function HelpDialog(props: {
  readonly game: string;
  /** Which board it is, in words. */
  readonly board: string;
  readonly own: StageOwn;
  /** Whether the game is a quiz. */
  readonly asks: boolean;
  readonly tools: Frame["tools"];
  readonly settings: PlaySettings;
  readonly change: (change: Partial<PlaySettings>) => void;
  readonly close: () => void;
  /** On phones, whose header has no room for it; null where the board cannot be shared. */
  readonly share: (() => void) | null;
}) {
  const say = useSay();
  const { own, asks, tools, settings, change } = props;
  const frames = FRAME_KEYS.filter(({ tool }) => tools[tool] && !own.without.includes(tool));
  const keys = [...own.keys, ...frames.map(({ keys: pressed, does }) => ({ keys: pressed, does: say(does) }))];
  const switches = SWITCHES.filter(({ name }) => asks || !OF_QUIZZES.includes(name));
  return (
    <Dialog
      title={say("play.help")}
      onClose={props.close}
      actions={
        <Button kind="primary" onClick={props.close}>
          {say("play.help.close")}
        </Button>
      }
    >
      <div className={styles["help"]}>
        <div className="only-phone">
          <p className={styles["board"]}>{props.board}</p>
          <Stack gap={2} start>
            <LanguageMenu long />
            {props.share && (
              <Button icon={<Icon of={IconShare} small />} onClick={props.share}>
                {say("play.shareBoard")}
              </Button>
            )}
          </Stack>
        </div>
        {own.switches.map(({ id, label, values, value, change: set }) => (
          <Segmented key={id} dense name={id} legend={label} options={values} value={value} onChange={set} />
        ))}
        {switches.map(({ name, words }) => (
          <Switch key={name} label={say(words)} checked={settings[name]} onChange={(on) => change({ [name]: on })} />
        ))}
        <h3>{say("play.help.keys")}</h3>
        <dl>
          {keys.map(({ keys: pressed, does }) => (
            <div key={pressed}>
              <dt>
                <kbd>{pressed}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <GameExample game={props.game} />
      </div>
    </Dialog>
  );
}
