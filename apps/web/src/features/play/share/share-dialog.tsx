import { useEffect, useMemo, useState } from "react";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { canSend, send } from "../../../shared/send.ts";
import { useCopying } from "../../../shared/use-copying.ts";
import { pictureOf, HEIGHT, WIDTH } from "./picture.ts";
import { messageOf, wordsOf, type Result } from "./result.ts";
import styles from "./share-dialog.module.css";

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
  const [said, copy] = useCopying("play.share.copied", "play.share.copyYourself");
  const words = useMemo(() => wordsOf(result, speaker), [result, speaker]);
  const message = messageOf(result, words, `${location.origin}${result.path}`);
  const picture = usePicture(useMemo(() => () => pictureOf(result, words), [result, words]));

  const share = () => {
    const withPicture = picture ? { text: message, files: [picture.file] } : { text: message };
    send(navigator.canShare?.(withPicture) ? withPicture : { text: message });
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
          <Button kind={canSend ? "plain" : "primary"} onClick={() => void copy(message)}>
            {say("play.share.copy")}
          </Button>
          {canSend && (
            <Button kind="primary" onClick={share}>
              {say("address.send")}
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
        {said}
      </p>
    </Dialog>
  );
}
