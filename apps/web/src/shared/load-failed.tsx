import { useEffect, useState } from "react";
import { ApiFailure, isNoAnswer } from "./api.ts";
import { EmptyState } from "./empty-state.tsx";
import { useSay, useSpeaker } from "./i18n.tsx";
import { hasTexts, loadTexts } from "./texts.ts";

/** What the error catalogue says of a load that failed; null when no answer came, and until its texts are here. */
export function useFailureWords(error: unknown): { readonly title: string; readonly text: string } | null {
  const say = useSay();
  const { language } = useSpeaker();
  const [, setShown] = useState(0);
  const isAnswer = !isNoAnswer(error);
  useEffect(() => {
    const load = async () => {
      try {
        await loadTexts("rest", language);
        setShown((before) => before + 1);
      } catch {
        // Without its texts the page's own words stay.
      }
    };
    if (isAnswer && !hasTexts("rest", language)) void load();
  }, [isAnswer, language]);
  if (!isAnswer || !hasTexts("rest", language)) return null;
  const code = (error instanceof ApiFailure && error.code) || "E-KAROTA-INTERNAL";
  return { title: say(`error.${code}.title`), text: say(`error.${code}.description`) };
}

/** In place of what could not be loaded: the error catalogue's words, and another try. */
export function LoadFailed(props: {
  readonly error: unknown;
  readonly again: () => void;
  /** What is said without a network. */
  readonly offline?: string;
}) {
  const { error, again } = props;
  const say = useSay();
  const words = useFailureWords(error);
  return (
    <EmptyState
      title={words?.title}
      text={words?.text ?? (isNoAnswer(error) ? props.offline : undefined) ?? say("shell.failed.load")}
      action={{ text: say("shell.tryAgain"), act: again }}
    />
  );
}
