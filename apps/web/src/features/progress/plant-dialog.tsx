import { Suspense } from "react";
import { Link } from "wouter";
import type { SkillLevel } from "@karota/contract/learning/learning.ts";
import { findGame } from "@karota/games/catalogue.ts";
import type { Plant } from "@karota/games/garden.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { PlantPicture } from "../../shared/components/plant-picture.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { categoryOf, gameName, gamePath, isClosed } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useUser } from "../../shared/session/session.ts";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { noon } from "./figures.ts";
import styles from "./garden.module.css";
import { SkillList } from "./skills.tsx";

interface PlantDialogProps {
  readonly game: string;
  readonly plant: Plant;
  /** The last day on which it was played; null when it never was. */
  readonly last: string | null;
  readonly skills: readonly SkillLevel[];
  readonly onClose: () => void;
}

/** A game's plant: how far it has grown, what makes it grow, and where to play. */
export function PlantDialog({ game, plant, last, skills, onClose }: PlantDialogProps) {
  const say = useSay();
  const format = useFormat();
  const speaker = useSpeaker();
  const { stage, practise, toNext } = plant;
  const category = categoryOf(game);
  const quiz = findGame(game)?.type === "education";
  const practice = useUser() !== null && quiz && !isClosed(game);
  return (
    <Dialog
      title={gameName(game, speaker)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("shell.close")}</Button>
          {practice && (
            <Link className={buttonClass()} to={gamePath(game)}>
              {say("progress.plant.quiz")}
            </Link>
          )}
          <Link className={buttonClass({ kind: "primary" })} to={practice ? `/practice?game=${game}` : gamePath(game)}>
            {say(quiz ? "progress.plant.learn" : "progress.plant.play")}
          </Link>
        </>
      }
    >
      <div className={styles["sheet"]} data-category={category}>
        <PlantPicture category={category} stage={stage} practise={practise} />
        <Stack gap={1}>
          <p className="title">{say(`progress.stage.${stage}`)}</p>
          {last !== null && (
            <p className="soft">
              {say("progress.plant.last", { day: format.date(noon(last), { day: "numeric", month: "long" }) })}
            </p>
          )}
          {practise && <p>{say("progress.plant.slipped")}</p>}
          {toNext !== null && <p>{say("progress.plant.next", { boards: toNext })}</p>}
          {quiz && skills.length === 0 && <p>{say("progress.plant.skills")}</p>}
        </Stack>
      </div>
      {skills.length > 0 && (
        <Suspense fallback={<Waiting />}>
          <WithTexts parts={[game]}>
            <SkillList game={game} skills={skills} />
          </WithTexts>
        </Suspense>
      )}
    </Dialog>
  );
}
