import { IconPlus } from "@tabler/icons-react";
import { Icon } from "@karota/ui/icon.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { categories, gameName } from "../../../shared/format/game-words.ts";
import { GlyphTile } from "../../../shared/components/glyph-tile.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "./wizard.module.css";

/** All quizzes by their categories, to choose tasks from. */
export function QuizPicker({ full, onChoose }: { full: boolean; onChoose: (game: string) => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <Stack as="section" className={styles["shelf"]} aria-labelledby="shelf">
      <h3 id="shelf">{say("assignments.shelf")}</h3>
      {full && <p id="shelf-full">{say("assignments.shelf.full")}</p>}
      {categories("education").map(({ category, games }) => (
        <Stack as="section" gap={2} key={category} aria-labelledby={`shelf-${category}`}>
          <h4 className="soft small" id={`shelf-${category}`}>
            {speaker.say({ id: `category.${category}` })}
          </h4>
          <Grid as="ul" min={14} gap={2}>
            {games.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-disabled={full || undefined}
                  aria-describedby={full ? "shelf-full" : undefined}
                  onClick={() => full || onChoose(id)}
                >
                  <GlyphTile game={id} />
                  <span>{gameName(id, speaker)}</span>
                  <Icon of={IconPlus} small />
                </button>
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
