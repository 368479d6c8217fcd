import { Note } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Announcement } from "./announcement.tsx";
import styles from "./announcement.module.css";

function Bar() {
  const say = useSay();
  return (
    <Note tone="warn" className={styles["bar"]}>
      <p>{say("offline.noStorage")}</p>
    </Note>
  );
}

/** Says that this browser refuses storage. */
export default function NoStorage() {
  return (
    <Announcement>
      <Bar />
    </Announcement>
  );
}
