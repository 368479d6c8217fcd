import { useEffect, useId, useRef, useState } from "react";
import type { SamlSchool } from "@karota/contract/auth/saml.ts";
import { Button } from "@karota/ui/button.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { fold } from "../../shared/fold.ts";
import styles from "./login-page.module.css";

/** So many are shown at once; of more, part of the name has to be typed. */
const MAX_SHOWN = 20;

/** The schools whose names, in any language, have every typed word in them. */
export function matching(schools: readonly SamlSchool[], typed: string): readonly SamlSchool[] {
  const words = fold(typed).split(/\s+/);
  return schools.filter(({ name, otherNames }) => {
    const names = fold([name, ...otherNames].join(" "));
    return words.every((word) => names.includes(word));
  });
}

interface SchoolChoiceProps {
  readonly schools: readonly SamlSchool[];
  /** The one whose sign-in page is being opened. */
  readonly busy: string | null;
  readonly onChoose: (school: SamlSchool) => void;
  readonly onBack: () => void;
}

/** The list of the schools of a federation, from which one finds one's own by name. */
export function SchoolChoice({ schools, busy, onChoose, onBack }: SchoolChoiceProps) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const countId = useId();
  useEffect(() => heading.current?.focus(), []);
  const found = matching(schools, typed);
  const shown = found.slice(0, MAX_SHOWN);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {say("login.school.title")}
      </h1>
      <SearchField
        label={say("login.school.search")}
        value={typed}
        onChange={setTyped}
        aria-describedby={countId}
        className={styles["search"]}
      />
      <p id={countId} role="status" className="soft small">
        {say("login.school.found", { count: found.length })}
      </p>
      <ul className={styles["schools"]}>
        {shown.map((school) => (
          <li key={school.entityId}>
            <Button
              wide
              busy={busy === school.entityId}
              disabled={busy !== null && busy !== school.entityId}
              onClick={() => onChoose(school)}
            >
              {school.name}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <p className="soft small">{say("login.school.more", { count: found.length - shown.length })}</p>
      )}
      <Button kind="quiet" onClick={onBack}>
        {say("login.school.back")}
      </Button>
    </>
  );
}
