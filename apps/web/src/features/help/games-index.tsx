import { Link } from "wouter";
import { pathOf } from "@karota/games/catalogue.ts";
import { categoryOf, categories, gameName } from "../../shared/format/game-words.ts";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Marked } from "./marked.tsx";
import styles from "./questions-page.module.css";

/** The link to a game's page of the help. */
export function GameLink({ game, terms = [] }: { game: string; terms?: readonly string[] }) {
  const speaker = useSpeaker();
  return (
    <li data-category={categoryOf(game)}>
      <Link to={`/qa/${pathOf(game)}`}>
        <span className={styles["swatch"]}>
          <Glyph game={game} />
        </span>
        <span>
          <Marked text={gameName(game, speaker)} terms={terms} />
        </span>
      </Link>
    </li>
  );
}

/** All games by their categories. */
export function GamesIndex() {
  const say = useSay();
  return (
    <section aria-labelledby="games">
      <h2 id="games" tabIndex={-1}>
        {say("help.games")}
      </h2>
      <p className="soft">{say("help.games.lead")}</p>
      {categories().map(({ category, games }) => (
        <div key={category} className={styles["category"]}>
          <h3>{say(`category.${category}`)}</h3>
          <ul className={styles["games"]}>
            {games.map(({ id }) => (
              <GameLink key={id} game={id} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
