import { IconPrinter } from "@tabler/icons-react";
import { useState, type CSSProperties, type ReactNode } from "react";
import { findGame } from "@karota/games/catalogue.ts";
import { plantOf, seasonOf } from "@karota/games/garden.ts";
import { Button } from "@karota/ui/button.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Hills } from "@karota/ui/illustrations.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import "@karota/ui/styles/seasons.css";
import { GameName } from "../../shared/components/game-name.tsx";
import { PlantPicture } from "../../shared/components/plant-picture.tsx";
import { categories } from "../../shared/format/game-words.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { useUser } from "../../shared/session/session.ts";
import { useSettings } from "../../shared/session/settings.ts";
import { noon } from "./figures.ts";
import styles from "./garden.module.css";
import { Stages } from "./garden-stages.tsx";
import { PlantDialog } from "./plant-dialog.tsx";
import type { Progress } from "./use-progress.ts";

/** The plants of all games, in a bed for each category; the one that is pressed tells more. */
export function Garden({ progress, children }: { progress: Progress; children?: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  const user = useUser();
  const { seasons = true } = useSettings();
  const [open, setOpen] = useState<string | null>(null);
  const { garden, skills, today } = progress;
  const grownPlant = (game: string) =>
    plantOf(
      findGame(game)?.type ?? "entertainment",
      garden.find((one) => one.game === game),
      skills.flatMap((one) => (one.game === game ? [one.level] : [])),
    );
  const places = categories().map(({ category, games }) => ({
    category,
    plants: games.map(({ id }) => ({ game: id, ...grownPlant(id) })),
  }));
  const all = places.flatMap(({ plants }) => plants);
  const growing = all.filter(({ stage }) => stage > 0).length;
  return (
    <Stack as="section" gap={4} aria-labelledby="garden">
      <Cluster between gap={5} rowGap={3}>
        <Stack gap={1} className={styles["head"]}>
          <h2 id="garden">{say("progress.garden")}</h2>
          {children ?? <p className="soft">{say("progress.garden.growing", { growing, all: all.length })}</p>}
          <p className={styles["printed"]}>
            {user && `${user.name}, `}
            {format.date(noon(today), { dateStyle: "long" })}
          </p>
        </Stack>
        {growing > 0 && (
          <Button className="no-print" icon={<Icon of={IconPrinter} small />} onClick={() => print()}>
            {say("progress.garden.print")}
          </Button>
        )}
      </Cluster>
      <div className={styles["garden"]} data-season={seasons ? seasonOf(today) : "summer"}>
        {places.map(({ category, plants }) => (
          <div
            key={category}
            className={styles["bed"]}
            data-category={category}
            data-bare={plants.every(({ stage }) => stage === 0) || undefined}
            style={{ "--plants": plants.length } as CSSProperties}
          >
            <h3>{say(`category.${category}`)}</h3>
            <div className={styles["ground"]}>
              <Hills className={styles["hills"]} />
              <ul className={styles["plants"]}>
                {plants.map(({ game, stage, practise }) => (
                  <li key={game}>
                    <button type="button" className={styles["plant"]} onClick={() => setOpen(game)}>
                      <PlantPicture category={category} stage={stage} practise={practise} />
                      <span className={styles["label"]}>
                        <GameName game={game} />
                        <span className="sr">
                          {`: ${say(`progress.stage.${stage}`)}`}
                          {practise && `, ${say("progress.plant.practise")}`}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
      <Disclosure className="no-print" summary={say("progress.stages")} open={growing === 0}>
        <Stages />
      </Disclosure>
      {open !== null && (
        <PlantDialog
          game={open}
          plant={grownPlant(open)}
          last={garden.find(({ game }) => game === open)?.last ?? null}
          skills={skills.filter(({ game }) => game === open)}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
