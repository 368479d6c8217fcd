import { IconCopy, IconSend } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { copyText } from "../copy-text.ts";
import { useSay } from "../i18n/i18n.tsx";
import { canSend, send } from "../send.ts";
import { useCopying } from "../use-copying.ts";
import styles from "./address.module.css";
import { Qr } from "./qr.tsx";

const WORDS = ["address.copied", "address.notCopied"] as const;

/** An address with its QR code, and what can be done with it. */
export function Address(props: {
  readonly address: string;
  /** What the QR code is. */
  readonly label: string;
  /**
   * It is what the dialog is for, and what comes of copying is said beside the address: a dialog hides everything behind
   * it from screen readers.
   */
  readonly inDialog?: boolean;
  /** What else can be done with it, before copying. */
  readonly acts?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { address, label, inDialog = false, acts, children } = props;
  const say = useSay();
  const [said, copyHere] = useCopying(...WORDS);
  const copy = inDialog ? copyHere : (text: string) => copyText(text, ...WORDS);
  return (
    <div className={styles["place"]}>
      <div className={styles["link"]}>
        <Qr text={address} label={label} className={styles["qr"]} />
        <Stack start>
          <p className={styles["address"]}>{address}</p>
          <Cluster gap={2}>
            {acts}
            <Button
              kind={inDialog ? "primary" : "plain"}
              icon={<Icon of={IconCopy} small />}
              onClick={() => void copy(address)}
            >
              {say("address.copy")}
            </Button>
            {canSend && (
              <Button icon={<Icon of={IconSend} small />} onClick={() => send({ url: address })}>
                {say("address.send")}
              </Button>
            )}
          </Cluster>
          {inDialog && (
            <p role="status" className={styles["said"]}>
              {said}
            </p>
          )}
          {children}
        </Stack>
      </div>
    </div>
  );
}
