import { IconAlertTriangle, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { SiteReply } from "@karota/contract/service/site.ts";
import { IconButton } from "@karota/ui/button.tsx";
import { Note } from "@karota/ui/note.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import styles from "./site-banner.module.css";
import { readSiteSettings } from "../session/site-settings.ts";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import { useIsPlaying } from "../shell.ts";

type Kind = NonNullable<SiteReply["banner"]>["kind"];

/** The site's message as it looks above a page. */
export function BannerNote({ kind, text, children }: { kind: Kind; text: string; children?: ReactNode }) {
  const say = useSay();
  return (
    <Note tone={kind === "warning" ? "warn" : "info"} className={`${styles["note"]} no-print`}>
      <Icon of={kind === "warning" ? IconAlertTriangle : IconInfoCircle} />
      <p>
        <span className="sr">{say(kind === "warning" ? "shell.banner.warning" : "shell.banner.info")}: </span>
        {text}
      </p>
      {children}
    </Note>
  );
}

/** Which message was closed, until the tab is closed. */
const DISMISSED_KEY = "karota:banner";

/** The site's message, until it is closed; another text is shown again. Information waits while a game is played. */
export default function SiteBanner() {
  const say = useSay();
  const { language } = useSpeaker();
  const playing = useIsPlaying();
  const [away, setAway] = useState(() => sessionStorage.getItem(DISMISSED_KEY));
  const banner = readSiteSettings()?.banner ?? null;
  const words = JSON.stringify(banner);
  const shown = banner !== null && words !== away && !(playing && banner.kind === "info") ? banner : null;
  const putAway = () => {
    sessionStorage.setItem(DISMISSED_KEY, words);
    setAway(words);
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    // Announced in a pause: nothing of it is worth an interruption.
    <div role="status">
      {shown && (
        <BannerNote kind={shown.kind} text={shown[language]}>
          <IconButton label={say("shell.close")} icon={<Icon of={IconX} />} onClick={putAway} />
        </BannerNote>
      )}
    </div>
  );
}
