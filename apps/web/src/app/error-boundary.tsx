import { Component, useEffect, type ReactNode } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Rabbit } from "@karota/ui/illustrations.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { endWaiting } from "./end-waiting.ts";
import styles from "./layout.module.css";
import { ChunkFailure } from "../shared/api/load-chunk.ts";

function Failed({ error }: { error: unknown }) {
  const say = useSay();
  // It stands in the place of the screen that would have ended it.
  useEffect(() => endWaiting(() => undefined), []);
  const missing = error instanceof ChunkFailure;
  return (
    <div className={styles["failed"]} role="alert">
      <Rabbit />
      <h1>{say(missing ? "shell.failed.chunk" : "shell.failed.title")}</h1>
      <p>{say("shell.failed.safe")}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {say("shell.tryAgain")}
      </Button>
    </div>
  );
}

/** Says what happened in place of a screen that broke or could not be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Failed error={this.state.error} />;
  }
}
