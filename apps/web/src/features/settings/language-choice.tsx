import { LANGUAGES } from "@karota/engine/message.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useChangeLanguage } from "../../shared/i18n/language-menu.tsx";

/** The languages side by side, each in its own. */
export function LanguageChoice() {
  const say = useSay();
  const { language } = useSpeaker();
  const change = useChangeLanguage();
  return (
    <Segmented
      dense
      legend={say("shell.language")}
      name="language"
      options={LANGUAGES.map((value) => ({ value, label: say(`language.${value}`), lang: value }))}
      value={language}
      onChange={(value) => void change(value)}
    />
  );
}
