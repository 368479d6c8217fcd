import type { ContentGame } from "@karota/contract/admin/content.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { Card } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import type { Category } from "@karota/games/categories.ts";
import styles from "./game-row.module.css";
import { Sign } from "../sign.tsx";

/** One game, with all that is known of it; `most` is how often the most played one was started. */
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
    <Card as="li" gap={2} className={styles["game"]} data-category={subtype}>
      <div>
        <h2 className={styles["title"]}>{gameName(id, speaker)}</h2>
        <span className="soft small">
          {say(`category.${subtype as Category}`)} · <code>{id}</code>
        </span>
      </div>
      <Facts look="below" className={styles["facts"]}>
        <Fact name={say("admin.content.state")}>
          <Sign kind={isOpen ? "good" : "open"}>
            {say(!active ? "admin.content.off" : closed ? "admin.content.closed" : "admin.content.open")}
          </Sign>
        </Fact>
        <Fact name={say("admin.content.presets")}>{format.number(presets)}</Fact>
        <Fact name={say("admin.content.today")}>
          <Sign kind={ready === wanted ? "good" : "open"}>
            {game.wordy && ready > 0
              ? say("admin.content.today.languages", { languages: today.join(", ") })
              : say(ready > 0 ? "admin.content.today.ready" : "admin.content.today.none")}
          </Sign>
        </Fact>
        <Fact name={say("admin.content.texts")}>
          {missing.length === 0 ? (
            <Sign kind="good">{say("admin.content.texts.whole", { count: texts.sl.count })}</Sign>
          ) : (
            <Disclosure
              summary={<Sign kind="bad">{say("admin.content.texts.missing", { count: missing.length })}</Sign>}
            >
              <ul className="small">
                {missing.map((text) => (
                  <li key={text}>
                    <code>{text}</code>{" "}
                    {LANGUAGES.filter((language) => texts[language].missing.includes(text)).join(", ")}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </Fact>
        <Fact className={styles["plays"]} name={say("admin.content.plays")}>
          <span className={styles["plot"]} aria-hidden="true">
            <span style={{ width: `${(100 * plays.started) / most}%` }} />
            <span style={{ width: `${(100 * plays.completed) / most}%` }} />
          </span>
          {played}
        </Fact>
      </Facts>
    </Card>
  );
}
