import { Button } from "@karota/ui/button.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useIsPlaying } from "../../shared/shell.ts";
import { Announcement } from "./announcement.tsx";
import styles from "./announcement.module.css";

function Bar() {
  const say = useSay();
  return (
    <Cluster as={Note} tone="good" between gap={4} rowGap={2} className={styles["bar"]}>
      <p>{say("offline.newBuild")}</p>
      <Button size="small" onClick={() => location.reload()}>
        {say("offline.newBuild.reload")}
      </Button>
    </Cluster>
  );
}

/** Announces a newer Karota. It comes with the next load, and waits while a game is played. */
export default function NewBuild() {
  const playing = useIsPlaying();
  return <Announcement>{!playing && <Bar />}</Announcement>;
}
