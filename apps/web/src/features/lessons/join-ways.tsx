import { IconCopy } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Section } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Qr } from "../../shared/components/qr.tsx";
import { copyText } from "../../shared/copy-text.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { joinAddress, writtenCode } from "./figures.ts";
import styles from "./lessons.module.css";

/** The QR code of a lesson's address. */
export function LessonQr({ code, className }: { code: string; className?: string | undefined }) {
  const say = useSay();
  return <Qr text={joinAddress(code)} label={say("lessons.qr")} className={className} />;
}

/** A code large enough to read from a desk; letter by letter for a screen reader. */
export const LargeCode = ({ code }: { code: string }) => (
  <p className={styles["largeCode"]}>
    <span aria-hidden="true">{writtenCode(code)}</span>
    <span className="sr">{[...code].join(" ")}</span>
  </p>
);

/** How people join: the code, the link, the QR code. */
export function JoinWays({ code }: { code: string }) {
  const say = useSay();
  return (
    <Section title={say("lessons.ways")} level="h2">
      <div className={styles["ways"]}>
        <LessonQr code={code} className={styles["qr"]} />
        <div>
          <LargeCode code={code} />
          <p className="small soft">{say("lessons.ways.how", { address: `${location.host}/lesson` })}</p>
          <Button
            size="small"
            icon={<Icon of={IconCopy} small />}
            onClick={() => void copyText(joinAddress(code), "lessons.copied", "lessons.notCopied")}
          >
            {say("address.copy")}
          </Button>
        </div>
      </div>
    </Section>
  );
}
