import { useState } from "react";
import type { PlayerSettings } from "@karota/contract/users/user.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import { Cluster } from "@karota/ui/layout.tsx";
import { SECONDARY } from "@karota/games/school-years.ts";
import { SCHOOL_YEARS, yearWord } from "../../shared/format/year-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useMyAssignments } from "../../shared/my-assignments/use-my-assignments.ts";
import { useUser } from "../../shared/session/session.ts";
import { savePlayerSettings, useSettings } from "../../shared/session/settings.ts";
import styles from "./audience-question.module.css";

/** Asks once whom the page is for; mentors, admins and who is set assignments have told it already. */
export function AudienceQuestion() {
  const user = useUser();
  if (user === null) return <Question />;
  return user.roles.some((role) => role === "mentor" || role === "admin") ? null : <PersonsQuestion />;
}

/** Not before the assignments are loaded, which the menu at the foot of the page asks for. */
function PersonsQuestion() {
  const { data } = useMyAssignments("ACTIVE", false);
  return data?.assignments.length === 0 ? <Question /> : null;
}

/** One function for all drawings: React calls a new one again, which would take the focus back from wherever it went. */
const focus = (line: HTMLElement | null) => line?.focus();

/** The answer can be left out. */
function Question() {
  const say = useSay();
  const speaker = useSpeaker();
  const hydrated = useHydrated();
  const { audience } = useSettings();
  const [answered, setAnswered] = useState(false);
  if (answered)
    return (
      <p ref={focus} tabIndex={-1} className={`${styles["saved"]} soft`}>
        {say("home.audience.saved")}
      </p>
    );
  if (audience) return null;
  const save = (settings: PlayerSettings) => {
    savePlayerSettings(settings);
    setAnswered(true);
  };
  const chip = (text: string, settings: PlayerSettings, label?: string) => (
    <button key={text} type="button" className="pill" aria-label={label} onClick={() => save(settings)}>
      {text}
    </button>
  );
  return (
    <section className={styles["question"]} aria-labelledby="audience" data-waiting={!hydrated || undefined}>
      <div>
        <h2 id="audience">{say("home.audience")}</h2>
        <p className="soft small">{say("home.audience.about")}</p>
      </div>
      <Cluster gap={1} role="group" aria-labelledby="audience-school">
        <span id="audience-school">{say("home.audience.school")}</span>
        {SCHOOL_YEARS.map((year) => {
          const word = yearWord(year, speaker);
          return chip(year < SECONDARY ? String(year) : word, { audience: "pupil", school_year: year }, word);
        })}
      </Cluster>
      <Cluster gap={2}>
        {chip(say("home.audience.fun"), { audience: "fun" })}
        {chip(say("home.audience.teacher"), { audience: "teacher" })}
        <button type="button" className="link target" onClick={() => save({ audience: "unsaid" })}>
          {say("home.audience.skip")}
        </button>
      </Cluster>
    </section>
  );
}
