import {
  CURRICULUM_LANGUAGE,
  curriculaFor,
  findAbsence,
  gistOf,
  isAbout,
  listedLevels,
  OBJECTIVES,
  yearLabel,
  type Curriculum,
  type Objective,
} from "@karota/games/data/objectives/objectives.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { optionWord } from "../format/option-words.ts";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import styles from "./objectives.module.css";

export interface ObjectivesProps {
  readonly game: string;
  /** The chosen ones, whose objectives are shown; absent: those of every level. */
  readonly options?: Readonly<Record<string, string | number>>;
}

const ofLevel = (curriculum: Curriculum, { game, options }: ObjectivesProps, level: string): readonly Objective[] =>
  OBJECTIVES.filter(
    (one) =>
      one.curriculum === curriculum &&
      one.game === game &&
      (options ? isAbout(one, options) && one.level === level : one.level === level),
  );

/** The sentence in place of a missing objective. A level may have some, but none for the other chosen options. */
const absenceOf = (curriculum: Curriculum, game: string, level: string) =>
  `objectives.absent.${findAbsence(curriculum, game, level) ?? "unclear"}` as const;

function OfCurriculum({ curriculum, levels, ...props }: ObjectivesProps & CurriculumLevels) {
  const say = useSay();
  const speaker = useSpeaker();
  const lang = CURRICULUM_LANGUAGE[curriculum];
  const rows = levels.map((level) => ({
    level,
    found: ofLevel(curriculum, props, level),
    absence: absenceOf(curriculum, props.game, level),
  }));
  const documents = new Map(rows.flatMap(({ found }) => found.map(({ document }) => [document.title, document])));
  const [first, ...others] = rows;
  const isAbsent = rows.every(({ found, absence }) => found.length === 0 && absence === first?.absence);
  return (
    <section>
      <h3>{say(`objectives.${curriculum}`)}</h3>
      {isAbsent && first && others.length > 0 ? (
        <p className="soft">{say(first.absence)}</p>
      ) : (
        <dl className={styles["levels"]}>
          {rows.map(({ level, found, absence }) => (
            <div key={level}>
              <dt>{optionWord("level", level, speaker)}</dt>
              {found.length === 0 && <dd className="soft">{say(absence)}</dd>}
              {found.map((one) => (
                <dd key={`${one.document.title} ${one.text}`} lang={lang}>
                  {one.text}
                  <small className="soft">{`${yearLabel(one)} · ${one.area}`}</small>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {documents.size > 0 && (
        <p className="soft small">
          {[...documents.values()].map(({ title, year }) => (
            <span key={title} className={styles["document"]}>
              {say("objectives.document", { title, year: String(year) })}
            </span>
          ))}
          {curriculum === "slovenia" && say("objectives.renewed")}
        </p>
      )}
    </section>
  );
}
interface CurriculumLevels {
  readonly curriculum: Curriculum;
  readonly levels: readonly string[];
}

/** What a quiz practises in three curricula, that of the reader's schools first. */
export default function ObjectivesList(props: ObjectivesProps) {
  const { game, options } = props;
  const say = useSay();
  const { language } = useSpeaker();
  const levels = listedLevels(game).filter((level) => !options || level === options["level"]);
  return (
    <Stack gap={4} className={styles["objectives"]}>
      {/* None of the curricula is in English. */}
      {language === "en" && (
        <ul>
          {levels.map((level) => (
            <li key={level}>{gistOf(game, level)}</li>
          ))}
        </ul>
      )}
      {curriculaFor(language, navigator.languages).map((curriculum) => (
        <OfCurriculum key={curriculum} {...props} curriculum={curriculum} levels={levels} />
      ))}
      <p className="soft small">{say("objectives.about")}</p>
    </Stack>
  );
}
