import { useEffect } from "react";
import { ApiFailure } from "../../shared/api.ts";
import { EmptyState } from "../../shared/empty-state.tsx";
import { useSay } from "../../shared/i18n.tsx";
import { notifyFailure } from "../../shared/notices.tsx";

/** What could not be loaded: the catalogue says why, and one may try again. */
export function Failed({ error, reload }: { error: unknown; reload: () => Promise<unknown> }) {
  const say = useSay();
  useEffect(() => {
    if (error instanceof ApiFailure && error.code !== null && error.status < 500) notifyFailure(error);
  }, [error]);
  return (
    <EmptyState text={say("shell.failed.load")} action={{ text: say("shell.tryAgain"), act: () => void reload() }} />
  );
}
