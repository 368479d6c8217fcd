import { BOARDS_FOR_STAGE, STAGES } from "@karota/games/garden.ts";
import { PlantPicture } from "../../shared/components/plant-picture.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./garden.module.css";

const EXAMPLE = "arithmetic";

/** The rule of the garden: an example of every stage, and what it takes. */
export function Stages() {
  const say = useSay();
  return (
    <>
      <p className="measure">{say("progress.stages.rule")}</p>
      <ol className={styles["stages"]}>
        {STAGES.slice(1).map((stage) => (
          <li key={stage} data-category={EXAMPLE}>
            <PlantPicture category={EXAMPLE} stage={stage} />
            <b>{say(`progress.stage.${stage}`)}</b>
            <span className="soft small">
              {say("progress.stages.needs", { leaves: stage, boards: BOARDS_FOR_STAGE[stage - 1]! })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
