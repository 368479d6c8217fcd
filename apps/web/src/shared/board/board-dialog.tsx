import { classNames } from "@karota/ui/class-names.ts";
import { Dialog, type DialogProps } from "@karota/ui/dialog.tsx";
import styles from "./board.module.css";

/** Something over the whole screen, for a projector. */
export const BoardDialog = ({ className, ...rest }: DialogProps) => (
  <Dialog {...rest} className={classNames(styles["board"], className)} />
);
