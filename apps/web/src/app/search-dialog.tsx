import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { GameSearch } from "./game-search.tsx";
import styles from "./search-dialog.module.css";

/** The phone's search. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say("shell.search")} className={styles["sheet"]} onClose={onClose}>
      <GameSearch onDone={onClose} />
    </Dialog>
  );
}
