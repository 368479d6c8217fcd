import { useRef, useState } from "react";
import { ANIMALS, FACE_COLOURS, type Face as Chosen } from "@karota/contract/users/face.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { PictureChoice } from "@karota/ui/picture-choice.tsx";
import { Face } from "../../shared/components/face.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { savePlayerSettings, useSettings } from "../../shared/session/settings.ts";
import styles from "./face-choice.module.css";

/** The ground on which the animals are shown while none is chosen. */
const FIRST_COLOUR = "geography";

/** The face by which others recognise a person in their lists: one of twelve animals on one of eight colours. */
export function FaceChoice() {
  const say = useSay();
  const { face } = useSettings();
  /** Chosen before an animal is. */
  const [first, setFirst] = useState<Chosen["colour"] | null>(null);
  const colour = face?.colour ?? first;
  const ground = colour ?? FIRST_COLOUR;
  const place = useRef<HTMLElement>(null);
  const save = (next: Chosen | null) => savePlayerSettings({ face: next });
  const recolour = (next: Chosen["colour"]) => {
    if (face) save({ animal: face.animal, colour: next });
    else setFirst(next);
  };
  const remove = () => {
    save(null);
    setFirst(null);
    // The button is gone with the face.
    place.current?.querySelector("input")?.focus();
  };
  return (
    <Card as="section" ref={place} pad="large" gap={4} className={styles["choice"]} aria-labelledby="face">
      <h2 id="face">{say("profile.face")}</h2>
      <p className="soft">{say("profile.face.about")}</p>
      <PictureChoice
        columns={6}
        legend={say("profile.face.animal")}
        value={face?.animal ?? null}
        onChange={(animal) => save({ animal, colour: ground })}
        options={ANIMALS.map((animal) => ({
          value: animal,
          label: say(`profile.face.${animal}`),
          picture: <Face of={{ animal, colour: ground }} />,
        }))}
      />
      <PictureChoice
        columns={4}
        legend={say("profile.face.colour")}
        value={colour}
        onChange={recolour}
        options={FACE_COLOURS.map((one) => ({
          value: one,
          label: say(`profile.face.on.${one}`),
          picture: <span className={styles["swatch"]} data-category={one} />,
        }))}
      />
      {face && (
        <p>
          <Button kind="quiet" size="small" onClick={remove}>
            {say("profile.face.none")}
          </Button>
        </p>
      )}
    </Card>
  );
}
