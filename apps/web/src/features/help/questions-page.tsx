import { IconBook, IconSearch } from "@tabler/icons-react";
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
import { useUser } from "../../shared/session/session.ts";
import { cameFrom } from "../../shared/navigation.ts";
import { Chapter } from "./chapter.tsx";
import { GamesIndex, GameLink } from "./games-index.tsx";
import { plainOf } from "./marked.tsx";
import { mostAsked } from "./most-asked.ts";
import { QuestionItem } from "./question-item.tsx";
import { answerTo, ARTICLES, topicsFor, type Question } from "./questions.ts";
import styles from "./questions-page.module.css";
import { search, wordsOf } from "../../shared/search.ts";
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
  const user = useUser();
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
    const questions = topicsFor(user).flatMap(({ id: topic, questions: all }) =>
      all.map((question): Found => ({
        kind: "question",
        id: question,
        question,
        name: say(`help.q.${question}`),
        text: `${plainOf(say(answerTo(question, user)))} ${say(`help.topic.${topic}`)}`,
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
  }, [say, speaker, user, rules, language]);
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
              <Link to={`/qa/${one.id}`}>{one.name}</Link>
            </p>
          ),
        )}
      </div>
    </>
  );
}

function Everything() {
  const say = useSay();
  const user = useUser();
  const [from] = useState(cameFrom);
  const asked = mostAsked(from, user);
  return (
    <>
      <section aria-labelledby="most-asked">
        <h2 id="most-asked">{say("help.mostAsked")}</h2>
        <div className={styles["asked"]}>
          {asked.map((question) => (
            <QuestionItem key={question} question={question} place="top" open terms={[]} />
          ))}
        </div>
      </section>
      <div className={styles["chapters"]}>
        {topicsFor(user).map((topic) => (
          <Chapter key={topic.id} topic={topic} />
        ))}
      </div>
      <ul className={styles["articles"]}>
        {ARTICLES.map(({ id }) => (
          <li key={id}>
            {/* Its own address was a place on this page before. */}
            <Link id={id} to={`/qa/${id}`}>
              <Icon of={IconBook} />
              {say(`help.article.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
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
