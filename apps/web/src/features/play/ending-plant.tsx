import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { PlantPicture } from "../../shared/components/plant-picture.tsx";
import { categoryOf } from "../../shared/format/game-words.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { readLearned, type Learned } from "../../shared/learning.ts";
import type { Who } from "../../shared/offline/progress.ts";
import styles from "./ending-plant.module.css";
import { plantAfter } from "./game-plant.ts";

/** What is said of a plant that has reached stage 1, 2, … */
const GROWN: readonly MessageId[] = [
  "play.plant.sprout",
  "play.plant.young",
  "play.plant.grown",
  "play.plant.bush",
  "play.plant.flower",
];

interface EndingPlantProps {
  readonly row: CatalogueRow;
  readonly who: Who;
  /** Of a quiz, before this board. */
  readonly before: Learned | null;
  /** The board was finished in this visit: what has grown is new. */
  readonly isFresh: boolean;
  /** There is nothing to show. */
  readonly onNone: () => void;
}

/** The game's plant as it now stands, what has grown, and the way to the garden. */
export default function EndingPlant({ row, who, before, isFresh, onNone }: EndingPlantProps) {
  const say = useSay();
  const [learned, setLearned] = useState<Learned | null>(null);
  useEffect(() => {
    let left = false;
    // After the effects of the same commit, which store the last move.
    void Promise.resolve()
      .then(() => readLearned(who, row.id))
      .then(
        (read) => left || (read.garden.length > 0 ? setLearned(read) : onNone()),
        () => left || onNone(),
      );
    return () => {
      left = true;
    };
  }, [who, row.id, onNone]);
  if (learned === null) return null;
  const { stage, toNext, hasGrown } = plantAfter(row, learned, before);
  const isNew = isFresh && hasGrown;
  return (
    <Link className={styles["plant"]} to="/progress">
      <PlantPicture category={categoryOf(row.id)} stage={stage} className={isNew ? styles["growing"] : undefined} />
      <span className={styles["words"]}>
        <b>{isNew ? say(GROWN[stage - 1]!) : say("play.plant.now", { stage: say(`progress.stage.${stage}`) })}</b>
        {toNext !== null && <span>{say("progress.plant.next", { boards: toNext })}</span>}
        {toNext === null && stage < GROWN.length && <span>{say("play.plant.quiz")}</span>}
        <span className={styles["garden"]}>
          {say("progress.garden")}
          <Icon of={IconChevronRight} small />
        </span>
      </span>
    </Link>
  );
}
