import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import type { KeyHelp } from "@karota/ui/game-frame.ts";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { useSay } from "../../shared/i18n.tsx";
import { LanguageMenu } from "../../shared/language-menu.tsx";
import styles from "./help-dialog.module.css";

const SWITCHES = [
  { name: "timerShown", words: "play.setting.timer" },
  { name: "explainMistakes", words: "play.setting.explain" },
  { name: "letterShortcuts", words: "play.setting.letters" },
] as const;

const KEYS = [
  { keys: "Ctrl + Z", does: "play.undo" },
  { keys: "Ctrl + Y", does: "play.redo" },
  { keys: "Alt + H", does: "play.hint" },
  { keys: "Alt + K", does: "play.check" },
] as const;

/** How one likes to play, and what the keyboard does. */
export function HelpDialog(props: {
  readonly own: readonly KeyHelp[];
  readonly settings: PlaySettings;
  readonly change: (change: Partial<PlaySettings>) => void;
  readonly close: () => void;
}) {
  const say = useSay();
  const keys = [...props.own, ...KEYS.map(({ keys: pressed, does }) => ({ keys: pressed, does: say(does) }))];
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
          <LanguageMenu long />
        </div>
        {SWITCHES.map(({ name, words }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={props.settings[name]}
              onChange={(event) => props.change({ [name]: event.target.checked })}
            />
            {say(words)}
          </label>
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
      </div>
    </Dialog>
  );
}
