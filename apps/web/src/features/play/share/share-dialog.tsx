import { useEffect, useMemo, useState } from "react";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import type { MessageId } from "@karota/texts/ids.ts";
import { gamePath } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { pictureOf, HEIGHT, WIDTH } from "./picture.ts";
import { messageOf, wordsOf, type Result } from "./result.ts";
import styles from "./share-dialog.module.css";

const canShare = typeof navigator.share === "function";

/** The picture and its address in this page, once it is drawn; null where it cannot be. */
function usePicture(draw: () => Promise<Blob>) {
  const [picture, setPicture] = useState<{ readonly file: File; readonly address: string } | null>(null);
  useEffect(() => {
    let address: string | undefined;
    let here = true;
    draw().then(
      (blob) => {
        if (!here) return;
        address = URL.createObjectURL(blob);
        setPicture({ file: new File([blob], "karota.png", { type: "image/png" }), address });
      },
      // Without it only the words are shared.
      () => undefined,
    );
    return () => {
      here = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [draw]);
  return picture;
}

/** Shares a solved daily: a message and a picture without its solution. */
export default function ShareDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [said, setSaid] = useState<MessageId | null>(null);
  const words = useMemo(() => wordsOf(result, speaker), [result, speaker]);
  const message = messageOf(result, words, `${location.origin}${gamePath(result.game, "daily")}`);
  const picture = usePicture(useMemo(() => () => pictureOf(result, words), [result, words]));

  const copy = () =>
    // Pages without https have no clipboard.
    Promise.resolve(navigator.clipboard as Clipboard | undefined)
      .then((clipboard) => (clipboard ? clipboard.writeText(message) : Promise.reject(new Error("no clipboard"))))
      .then(
        () => setSaid("play.share.copied"),
        () => setSaid("play.share.copyYourself"),
      );
  const share = () => {
    const withPicture = picture ? { text: message, files: [picture.file] } : { text: message };
    const data = navigator.canShare?.(withPicture) ? withPicture : { text: message };
    // The system's own dialog was closed: nothing is shared.
    navigator.share(data).catch(() => undefined);
  };
  return (
    <Dialog
      title={say("play.share")}
      onClose={onClose}
      className={styles["dialog"]}
      actions={
        <>
          <Button onClick={onClose}>{say("shell.close")}</Button>
          {picture && (
            <a className={buttonClass()} href={picture.address} download={`karota-${result.game}.png`}>
              {say("play.share.save")}
            </a>
          )}
          <Button kind={canShare ? "plain" : "primary"} onClick={() => void copy()}>
            {say("play.share.copy")}
          </Button>
          {canShare && (
            <Button kind="primary" onClick={share}>
              {say("play.share.send")}
            </Button>
          )}
        </>
      }
    >
      <p>{say("play.share.how")}</p>
      <div className={styles["picture"]}>
        {picture && (
          <img
            src={picture.address}
            width={WIDTH}
            height={HEIGHT}
            alt={[`${words.name}, ${words.date}`, ...words.facts, ...words.rows.filter((row) => row !== null)].join(
              ". ",
            )}
          />
        )}
      </div>
      <pre className={styles["message"]} role="group" aria-label={say("play.share.message")}>
        {message}
      </pre>
      <p role="status" className={styles["said"]}>
        {said && say(said)}
      </p>
    </Dialog>
  );
}
