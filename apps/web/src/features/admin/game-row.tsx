import type { ContentGame } from "@karota/contract/admin/content.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { gameName } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import type { Category } from "@karota/games/categories.ts";
import styles from "./game-row.module.css";
import { Sign } from "./sign.tsx";

/** One game with its figures; `most` is how often the most played one was started. */
export function GameRow({ game, most }: { game: ContentGame; most: number }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { id, subtype, active, closed, presets, today, texts, plays } = game;
  const missing = [...new Set(LANGUAGES.flatMap((language) => texts[language].missing))];
  const isOpen = active && !closed;
  const [wanted, ready] = game.wordy ? [LANGUAGES.length, today.length] : [1, Math.min(1, today.length)];
  const played = say("admin.content.played", { started: plays.started, completed: plays.completed });
  return (
    <li className={styles["game"]} data-category={subtype}>
      <div className={styles["name"]}>
        <h2>{gameName(id, speaker)}</h2>
        <span className="soft small">
          {say(`category.${subtype as Category}`)} · <code>{id}</code>
        </span>
      </div>
      <dl>
        <div>
          <dt>{say("admin.content.state")}</dt>
          <dd>
            <Sign kind={isOpen ? "good" : "open"}>
              {say(!active ? "admin.content.off" : closed ? "admin.content.closed" : "admin.content.open")}
            </Sign>
          </dd>
        </div>
        <div>
          <dt>{say("admin.content.presets")}</dt>
          <dd>{format.number(presets)}</dd>
        </div>
        <div>
          <dt>{say("admin.content.today")}</dt>
          <dd>
            <Sign kind={ready === wanted ? "good" : "open"}>
              {game.wordy && ready > 0
                ? say("admin.content.today.languages", { languages: today.join(", ") })
                : say(ready > 0 ? "admin.content.today.ready" : "admin.content.today.none")}
            </Sign>
          </dd>
        </div>
        <div>
          <dt>{say("admin.content.texts")}</dt>
          <dd>
            {missing.length === 0 ? (
              <Sign kind="good">{say("admin.content.texts.whole", { count: texts.sl.count })}</Sign>
            ) : (
              <details>
                <summary>
                  <Sign kind="bad">{say("admin.content.texts.missing", { count: missing.length })}</Sign>
                </summary>
                <ul className="small">
                  {missing.map((text) => (
                    <li key={text}>
                      <code>{text}</code>{" "}
                      {LANGUAGES.filter((language) => texts[language].missing.includes(text)).join(", ")}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </dd>
        </div>
        <div className={styles["plays"]}>
          <dt>{say("admin.content.plays")}</dt>
          <dd>
            <span className={styles["bar"]} aria-hidden="true">
              <span style={{ width: `${(100 * plays.started) / most}%` }} />
              <span style={{ width: `${(100 * plays.completed) / most}%` }} />
            </span>
            {played}
          </dd>
        </div>
      </dl>
    </li>
  );
}
