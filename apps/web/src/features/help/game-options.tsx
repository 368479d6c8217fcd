import type { GameInfo } from "@karota/contract/games/board.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { yearsOfLevel } from "@karota/games/school-years.ts";
import { call } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWord } from "../../shared/format/option-words.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import { costWords } from "../../shared/format/price-words.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { yearWords } from "../../shared/format/year-words.ts";
import styles from "./game-page.module.css";

/** The lowest and highest price of a start; nothing until the prices are loaded. */
function Price({ game }: { game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { data } = useLoad(["info", game, null, speaker.language], () =>
    call<GameInfo>("GET", `games/info/${pathOf(game)}`),
  );
  const prices = data?.presets.map(({ price }) => price) ?? [];
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (least === most) return <p>{say("help.price.one", { price: costWords(least, speaker) })}</p>;
  const values = { least: carrotWords(least, speaker), most: carrotWords(most, speaker) };
  return <p>{say(least === 0 ? "help.price.upTo" : "help.price.span", values)}</p>;
}

/** The options of a game, whom its levels suit, and its price. */
export function GameOptions({ game, module }: { game: string; module: AnyGame }) {
  const say = useSay();
  const speaker = useSpeaker();
  const fields = module.options.fields.filter(({ name }) => name !== "language");
  const words = (name: string, value: string | number): string => {
    const years = name === "level" ? yearsOfLevel(game, String(value)) : null;
    const word = optionWord(name, value, speaker);
    return years ? `${word} (${yearWords(years, speaker)})` : word;
  };
  return (
    <>
      <dl className={styles["options"]}>
        {fields.map(({ name, values }) => (
          <div key={name}>
            <dt>{say(`option.${name}` as "option.level")}</dt>
            <dd>
              <ul>
                {values.map((value) => (
                  <li key={value}>{words(name, value)}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {!isFreeSite() && (
        <>
          <p>{say("help.price.free")}</p>
          <Price game={game} />
        </>
      )}
    </>
  );
}
