import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { ApiFailure } from "../../shared/api.ts";
import { EmptyState } from "../../shared/empty-state.tsx";
import { useSay } from "../../shared/i18n.tsx";
import { notifyFailure } from "../../shared/notices.tsx";

export interface LoadFailedProps {
  readonly error: unknown;
  readonly again: () => void;
  /** The list that leads on where somebody or something is not there. */
  readonly back?: { readonly to: string; readonly text: string };
}

/** In place of what could not be loaded: the catalogue's words where it is not there, else try again. */
export function LoadFailed({ error, again, back }: LoadFailedProps) {
  const say = useSay();
  const failure = error instanceof ApiFailure ? error : null;
  const noMentor = failure?.code === "E-MENTORSHIP-NOT_A_MENTOR";
  useEffect(() => {
    if (noMentor) notifyFailure(failure);
  }, [noMentor, failure]);
  if (noMentor) return null;
  const gone = failure?.code && (failure.status === 404 || failure.status === 400) ? failure.code : null;
  if (gone && back)
    return (
      <EmptyState
        text={`${say(`error.${gone}.title`)}. ${say(`error.${gone}.description`)}`}
        action={{ text: back.text, act: () => navigate(back.to) }}
      />
    );
  return <EmptyState text={say("shell.failed.load")} action={{ text: say("shell.tryAgain"), act: again }} />;
}
