import { IconSearch } from "@tabler/icons-react";
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { rulesOf } from "../../shared/game-rules.ts";
import { activeGames, gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { findText, loadTexts } from "../../shared/i18n/texts.ts";
import { GamesIndex, GameLink } from "./games-index.tsx";
import { plainOf, Prose } from "./marked.tsx";
import { QuestionItem } from "./question-item.tsx";
import { ARTICLES, TOPICS, type Question } from "./questions.ts";
import styles from "./questions-page.module.css";
import { search, wordsOf } from "./search.ts";
import { useAddress } from "../../shared/use-address.ts";

/** So many of the found answers are open. */
const OPEN = 3;

type Found = { readonly id: string; readonly name: string; readonly text: string } & (
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "article" | "game" }
);

/** The results of the search; games with their rules once these are loaded. */
function useFound(typed: string): readonly Found[] {
  const say = useSay();
  const speaker = useSpeaker();
  const { language } = speaker;
  const [rules, setRules] = useState("");
  const looking = typed.trim() !== "";
  useEffect(() => {
    if (!looking) return;
    const loading = activeGames().map(({ id }) => loadTexts(id, language));
    // Without a network the rules are left out.
    void Promise.allSettled(loading).then(() => setRules(language));
  }, [looking, language]);
  const entries = useMemo((): readonly Found[] => {
    const questions = TOPICS.flatMap(({ id: topic, questions: all }) =>
      all.map((question): Found => ({
        kind: "question",
        id: question,
        question,
        name: say(`help.q.${question}`),
        text: `${plainOf(say(`help.a.${question}`))} ${say(`help.topic.${topic}`)}`,
      })),
    );
    const articles = ARTICLES.map(({ id, paragraphs }): Found => ({
      kind: "article",
      id,
      name: say(`help.article.${id}`),
      text: paragraphs.map((paragraph) => plainOf(say(paragraph))).join(" "),
    }));
    const games = activeGames().map(({ id, subtype }): Found => {
      const words = [speaker.say({ id: `${id}.tagline` }), say(`category.${subtype}`), findText(`${id}.goal`, speaker)];
      const told = rules === language ? rulesOf(id, speaker) : [];
      return { kind: "game", id, name: gameName(id, speaker), text: [...words, ...told].join(" ") };
    });
    return [...questions, ...articles, ...games];
  }, [say, speaker, rules, language]);
  return useMemo(() => search(entries, typed), [entries, typed]);
}

function Results({ found, terms }: { found: readonly Found[]; terms: readonly string[] }) {
  const say = useSay();
  const games = found.filter(({ kind }) => kind === "game");
  const others = found.filter(({ kind }) => kind !== "game");
  if (found.length === 0)
    return (
      <div className={styles["none"]}>
        <p>{say("help.none")}</p>
        <Link className={buttonClass({ kind: "primary" })} to="/about#contact">
          {say("help.none.act")}
        </Link>
      </div>
    );
  return (
    <>
      {games.length > 0 && (
        <ul className={styles["games"]} aria-label={say("help.games")}>
          {games.map(({ id }) => (
            <GameLink key={id} game={id} terms={terms} />
          ))}
        </ul>
      )}
      <div className={styles["list"]}>
        {others.map((one, place) =>
          one.kind === "question" ? (
            // Remounted with each search, since readers open and close them.
            <QuestionItem
              key={`${one.id} ${terms.join(" ")}`}
              question={one.question}
              open={place < OPEN}
              terms={terms}
            />
          ) : (
            <p key={one.id} className={styles["toArticle"]}>
              <a href={`#${one.id}`}>{one.name}</a>
            </p>
          ),
        )}
      </div>
    </>
  );
}

function Everything() {
  const say = useSay();
  return (
    <>
      <nav aria-label={say("help.topics")}>
        <ul className={styles["topics"]}>
          {TOPICS.map(({ id }) => (
            <li key={id}>
              <a href={`#topic-${id}`}>{say(`help.topic.${id}`)}</a>
            </li>
          ))}
          {ARTICLES.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{say(`help.article.${id}`)}</a>
            </li>
          ))}
          <li>
            <a href="#games">{say("help.games")}</a>
          </li>
        </ul>
      </nav>
      {TOPICS.map(({ id, questions }) => (
        <section key={id} aria-labelledby={`topic-${id}`}>
          <h2 id={`topic-${id}`} tabIndex={-1}>
            {say(`help.topic.${id}`)}
          </h2>
          <div className={styles["list"]}>
            {questions.map((question) => (
              <QuestionItem key={question} question={question} open={false} terms={[]} />
            ))}
          </div>
        </section>
      ))}
      {ARTICLES.map(({ id, paragraphs }) => (
        <article key={id} id={id} tabIndex={-1} className={styles["article"]}>
          <h2>{say(`help.article.${id}`)}</h2>
          {paragraphs.map((paragraph) => (
            <Prose key={paragraph} text={say(paragraph)} />
          ))}
        </article>
      ))}
      <GamesIndex />
      <p className={styles["more"]}>
        {say("help.more")} <Link to="/about#contact">{say("help.more.act")}</Link>
      </p>
    </>
  );
}

/** `/qa`: what people ask, to look through and to search. */
export function QuestionsPage() {
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState("");
  const later = useDeferredValue(typed);
  // Not deferred when it is emptied: a link waits for its place on the page.
  const looked = typed === "" ? typed : later;
  const found = useFound(looked);
  const terms = useMemo(() => wordsOf(looked), [looked]);
  const leave = useCallback(() => flushSync(() => setTyped("")), []);
  useAddress(leave);
  const looking = terms.length > 0;
  return (
    <div className={styles["help"]}>
      <header className={styles["head"]}>
        <PageHeading>{say("help.title")}</PageHeading>
        <p>{say("help.lead")}</p>
        <Pose of="reads" className={styles["rabbit"]} />
        <search className={styles["search"]}>
          <label htmlFor={id}>{say("help.search")}</label>
          <Icon of={IconSearch} />
          <input
            id={id}
            type="search"
            value={typed}
            autoComplete="off"
            placeholder={say("help.search.example")}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <p role="status" className={looking ? styles["count"] : "sr"}>
          {looking && say("help.found", { found: found.length })}
        </p>
      </header>
      {looking ? <Results found={found} terms={terms} /> : <Everything />}
    </div>
  );
}
