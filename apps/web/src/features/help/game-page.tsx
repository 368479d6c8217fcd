import { use, useMemo, type ReactNode } from "react";
import { Link } from "wouter";
import type { AnyGame } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { yearsOf } from "@karota/games/school-years.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { HydrationBoundary } from "@karota/ui/hydration-boundary.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { GameExample } from "../../shared/components/game-example.tsx";
import { rulesOf } from "../../shared/game-rules.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { Glyph } from "../../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { BRING, canBring, canTrain, TRAIN } from "../../shared/bring.ts";
import { findText } from "../../shared/i18n/texts.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { yearWords } from "../../shared/format/year-words.ts";
import { GameOptions } from "./game-options.tsx";
import styles from "./game-page.module.css";
import { GameKeys, loadKeys, type Keys } from "./keys.tsx";
import { Prose } from "./marked.tsx";
import { QuizExample } from "./quiz-example.tsx";

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** What a game is good for and whom it suits. */
function Goal({ game }: { game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const years = yearsOf(game);
  const lines = [
    { name: say("help.goal"), text: findText(`${game}.goal`, speaker) },
    { name: say("help.requires"), text: findText(`${game}.requires`, speaker) },
    { name: say("help.years"), text: years && yearWords(years, speaker) },
  ].filter(({ text }) => text !== null);
  return (
    <dl className={styles["facts"]}>
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The techniques that a game's hints explain; nothing where they have no names. */
function Techniques({ loading }: { loading: Promise<AnyGame> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { techniques } = use(loading);
  if (!techniques) return null;
  return (
    <>
      <p>{say("help.techniques")}</p>
      <ul className={styles["techniques"]}>
        {techniques
          .map((technique) => speaker.say(technique))
          .map((name) => (
            <li key={name}>{name}</li>
          ))}
      </ul>
    </>
  );
}

/** The parts that need the game's code: an example, the options, the keys. */
function Inside({ row, loading, keys }: { row: CatalogueRow; loading: Promise<AnyGame>; keys: Promise<Keys> }) {
  const say = useSay();
  const module = use(loading);
  return (
    <>
      {isQuiz(module) ? (
        <Part id="help-example" title={say("board.example")}>
          <QuizExample quiz={module} />
        </Part>
      ) : (
        <GameExample game={row.id} />
      )}
      <Part id="help-choices" title={say("help.choices")}>
        <GameOptions game={row.id} module={module} />
      </Part>
      <Part id="help-keys" title={say("play.help.keys")}>
        <GameKeys game={module} keys={keys} />
      </Part>
    </>
  );
}

/** `/qa/:game`: rules, an example, the keys, the choices, and where hints and levels come from. */
export function GamePage({ row }: { row: CatalogueRow }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { id } = row;
  // All quizzes share these texts.
  const shared = row.type === "education";
  const loading = useMemo(() => loadChunk(row.load), [row]);
  const keys = useMemo(() => loading.then(loadKeys), [loading]);
  return (
    <Stack gap={5} data-category={row.subtype}>
      <Breadcrumbs steps={[{ to: "/qa#games", text: say("help.title") }]} />
      <article className={styles["game"]}>
        <header className={styles["head"]}>
          <span className={styles["glyph"]}>
            <Glyph game={id} />
          </span>
          <div>
            <PageHeading>{gameName(id, speaker)}</PageHeading>
            <p>{speaker.say({ id: `${id}.tagline` })}</p>
          </div>
          <p className={styles["acts"]}>
            <Link className={buttonClass({ kind: "primary" })} to={gamePath(id, "daily")}>
              {say("help.playToday")}
            </Link>
            <Link className={buttonClass()} to={gamePath(id)}>
              {say("help.toGame")}
            </Link>
            {canBring(id) && (
              <Link className={buttonClass()} to={gamePath(id, BRING)}>
                {speaker.say({ id: `${id}.bring.title` })}
              </Link>
            )}
            {canTrain(id) && (
              <Link className={buttonClass()} to={gamePath(id, TRAIN)}>
                {speaker.say({ id: `${id}.train.title` })}
              </Link>
            )}
          </p>
        </header>
        <Goal game={id} />
        <Part id="help-rules" title={say("help.rules")}>
          <ol className={styles["rules"]}>
            {rulesOf(id, speaker).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </Part>
        <HydrationBoundary fallback={<Waiting />}>
          <Inside row={row} loading={loading} keys={keys} />
        </HydrationBoundary>
        <Part id="help-hints" title={say("help.hints")}>
          <Prose text={speaker.say({ id: shared ? "help.hints.quiz" : `${id}.help.hints` })} />
          <HydrationBoundary>
            <Techniques loading={loading} />
          </HydrationBoundary>
          <p>
            <Link className="target" to="/qa/hints">
              {say("help.article.hints")}
            </Link>
          </p>
        </Part>
        <Part id="help-grades" title={say("help.grades")}>
          <Prose text={speaker.say({ id: shared ? "help.grades.quiz" : `${id}.help.grades` })} />
          <p>
            <Link className="target" to="/qa/grades">
              {say("help.article.grades")}
            </Link>
          </p>
        </Part>
      </article>
    </Stack>
  );
}
