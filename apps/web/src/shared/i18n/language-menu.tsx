import { IconChevronDown, IconWorld } from "@tabler/icons-react";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { classNames } from "@karota/ui/class-names.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { useLanguages, useSay } from "./i18n.tsx";
import { toast } from "../components/notices.tsx";
import { saveLanguageOnServer } from "../session/settings.ts";
import styles from "./language-menu.module.css";

/** Changes the language, here and in the account. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { choose } = useLanguages();
  return async (language) => {
    try {
      if (await choose(language)) saveLanguageOnServer(language);
    } catch {
      toast("shell.language.failed");
    }
  };
}

/** The language dropdown: the system's own list under a drawn button. */
export function LanguageMenu({ long = false }: { long?: boolean }) {
  const say = useSay();
  const { speaker } = useLanguages();
  const change = useChangeLanguage();
  return (
    <label className={classNames(styles["language"], long && styles["long"])}>
      <Icon of={IconWorld} small />
      <span className="sr">{say("shell.language")}</span>
      <span aria-hidden="true">{long ? say(`language.${speaker.language}`) : speaker.language.toUpperCase()}</span>
      <Icon of={IconChevronDown} small />
      <select value={speaker.language} onChange={(event) => void change(event.target.value as Language)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {say(`language.${language}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
