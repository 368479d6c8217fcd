import { IconBackspace } from "@tabler/icons-react";
import { useState } from "react";
import { CARD_PICTURES, PICTURES_A_CARD, type CardPicture as PictureName } from "@karota/contract/classes/pictures.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { CardPicture } from "@karota/games/card-pictures/view.tsx";
import styles from "./class-page.module.css";

/** Three of the pictures, in their order: each is a button with its name, so that keys and screen readers choose too. */
export function PicturesStep(props: { readonly busy: boolean; readonly onDone: (pictures: PictureName[]) => void }) {
  const { busy, onDone } = props;
  const say = useSay();
  const [chosen, choose] = useState<readonly PictureName[]>([]);
  const isFull = chosen.length === PICTURES_A_CARD;
  const nameOf = (picture: PictureName) => say(`classes.picture.${picture}`);
  return (
    <Stack gap={4} className={styles["wide"]}>
      <p>{say("classIn.pictures.how")}</p>
      <ol className={styles["chosen"]} aria-label={say("classIn.pictures.chosen")}>
        {Array.from({ length: PICTURES_A_CARD }, (_, place) => {
          const picture = chosen[place];
          return (
            <li key={place} data-empty={picture === undefined || undefined}>
              {picture === undefined ? <span aria-hidden="true">{place + 1}</span> : <CardPicture of={picture} />}
              <span className="sr">{picture === undefined ? say("classIn.pictures.empty") : nameOf(picture)}</span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr">
        {chosen.length > 0 && say("classIn.pictures.said", { count: chosen.length, picture: nameOf(chosen.at(-1)!) })}
      </p>
      <ul className={styles["pictures"]}>
        {CARD_PICTURES.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              aria-disabled={isFull || chosen.includes(picture) || undefined}
              onClick={() => !isFull && !chosen.includes(picture) && choose([...chosen, picture])}
            >
              <CardPicture of={picture} />
              <span>{nameOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Cluster gap={3} className={styles["acts"]}>
        <Button
          disabled={chosen.length === 0 || busy}
          icon={<Icon of={IconBackspace} small />}
          onClick={() => choose(chosen.slice(0, -1))}
        >
          {say("classIn.pictures.back")}
        </Button>
        <Button kind="primary" busy={busy} disabled={!isFull} onClick={() => onDone([...chosen])}>
          {say("classIn.enter")}
        </Button>
      </Cluster>
    </Stack>
  );
}
