import type { Face as Chosen } from "@karota/contract/users/face.ts";
import { AnimalPicture } from "@karota/ui/animals.tsx";
import styles from "./face.module.css";

export interface FaceProps {
  readonly of: Chosen | null | undefined;
  /** Whose it is: its first letter stands for who has chosen no face. */
  readonly name?: string;
}

/** A chosen face, 24 px or as large as `--face` of its place says. Decoration: the name is beside it. */
export const Face = ({ of, name = "" }: FaceProps) => (
  <span
    className={styles["face"]}
    data-category={of?.colour}
    data-letter={of ? undefined : [...name][0]?.toLocaleUpperCase()}
    aria-hidden="true"
  >
    {of && <AnimalPicture animal={of.animal} />}
  </span>
);
