import { IconUser } from "@tabler/icons-react";
import type { Racer } from "@karota/contract/games/races.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Face } from "../../../shared/components/face.tsx";
import styles from "./racer-face.module.css";

/** The face of somebody in a race, or a figure for who has chosen none. Decoration: words say who it is. */
export const RacerFace = ({ of }: { of: Racer["face"] }) =>
  of ? (
    <Face of={of} />
  ) : (
    <span className={styles["none"]} aria-hidden="true">
      <Icon of={IconUser} small />
    </span>
  );
