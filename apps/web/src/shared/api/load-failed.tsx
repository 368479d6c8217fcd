import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { ApiFailure, isNoAnswer } from "./api.ts";
import { shownCode } from "./shown-code.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { useSay } from "../i18n/i18n.tsx";
import { LEADS_HOME, notifyFailure } from "../components/notices.tsx";
import { useTexts } from "../i18n/use-texts.ts";

/** What the error catalogue says of a load that failed; null when no answer came, and until its texts are here. */
export function useFailureWords(error: unknown): { readonly title: string; readonly text: string } | null {
  const say = useSay();
  const isAnswer = !isNoAnswer(error);
  const hasWords = useTexts("rest", isAnswer);
  if (!isAnswer || !hasWords) return null;
  const code = shownCode(say, (error instanceof ApiFailure && error.code) || "E-KAROTA-INTERNAL");
  return { title: say(`error.${code}.title`), text: say(`error.${code}.description`) };
}

/** One line of what failed, beside what was loaded before. */
export function FailureLine({ error }: { readonly error: unknown }) {
  const say = useSay();
  const words = useFailureWords(error);
  return <p role="alert">{words ? `${words.title}. ${words.text}` : say("shell.failed.load")}</p>;
}

export interface LoadFailedProps {
  readonly error: unknown;
  readonly again: () => void;
  /** The text without a network. */
  readonly offline?: string;
  /** The list that is offered where a person or thing is missing. */
  readonly back?: { readonly to: string; readonly text: string };
}

/** In place of what could not be loaded: the error catalogue's words, and another try. */
export function LoadFailed(props: LoadFailedProps) {
  const { error, again, back } = props;
  const say = useSay();
  const words = useFailureWords(error);
  const failure = error instanceof ApiFailure ? error : null;
  const leadsHome = failure?.code != null && LEADS_HOME.includes(failure.code);
  useEffect(() => {
    if (leadsHome) notifyFailure(failure);
  }, [leadsHome, failure]);
  if (leadsHome) return null;
  const gone = failure?.status === 404 || failure?.status === 400;
  return (
    <EmptyState
      title={words?.title}
      text={words?.text ?? (isNoAnswer(error) ? props.offline : undefined) ?? say("shell.failed.load")}
      action={
        gone && back ? { text: back.text, act: () => navigate(back.to) } : { text: say("shell.tryAgain"), act: again }
      }
    />
  );
}
