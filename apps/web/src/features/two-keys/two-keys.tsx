import { useEffect } from "react";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { useSettings } from "../../shared/session/settings.ts";
import { scan } from "./scanning.ts";
import styles from "./two-keys.module.css";

function Scanning(): null {
  const say = useSay();
  const { scan_seconds: seconds = 0 } = useSettings();
  const words = say("twoKeys.back");
  useEffect(() => {
    // Beside React's own tree: it moves into the dialog that is open.
    const mark = document.createElement("div");
    mark.className = styles["mark"]!;
    mark.dataset["scanMark"] = "";
    mark.hidden = true;
    const back = document.createElement("button");
    back.type = "button";
    back.tabIndex = -1;
    back.textContent = words;
    mark.append(back);
    return scan(mark, back, seconds);
  }, [words, seconds]);
  return null;
}

/** Lets two keys, or one, play everything as long as it is on the page. */
const TwoKeys = () => (
  <WithTexts parts={["rest"]}>
    <Scanning />
  </WithTexts>
);
export default TwoKeys;
