import { useRef, type ReactNode } from "react";
import { MAX_BOOK_BOARDS } from "@karota/print/book.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { freeText } from "../../shared/format/free-text.ts";
import { costWords } from "../../shared/format/price-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { canBuy } from "../../shared/session/can-buy.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import { useUser } from "../../shared/session/session.ts";
import type { BookState } from "./use-book.ts";
import styles from "./book-page.module.css";

interface Bill {
  /** In carrots. */
  readonly price: number;
  /** The same in euro cents. */
  readonly cents: number;
}

/** How many games the book has and what it costs; then how far it is. */
export function BookBill(props: {
  readonly games: number;
  /** Null while prices are loaded. */
  readonly bill: Bill | null;
  readonly book: BookState;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly again: ReactNode;
  readonly icon: ReactNode;
}) {
  const { games, bill, book, start, cancel, again, icon } = props;
  const say = useSay();
  const user = useUser();
  const card = useRef<HTMLElement>(null);
  const fault =
    games === 0
      ? say("book.empty")
      : games > MAX_BOOK_BOARDS
        ? say("book.tooLong", { most: MAX_BOOK_BOARDS, games })
        : bill && user && bill.price > user.credit_amount
          ? say("book.tooFew")
          : null;
  return (
    <Card raised as="section" aria-label={say("book.bill")} ref={card}>
      <p className={styles["total"]}>{say("book.total", { games })}</p>
      {bill && !isFreeSite() && <Price bill={bill} />}
      <Button
        kind="primary"
        wide
        icon={icon}
        busy={book.state === "making"}
        disabled={fault !== null || bill === null}
        aria-describedby={fault === null ? undefined : "book-fault"}
        onClick={start}
      >
        {say("book.make")}
      </Button>
      {book.state === "making" && (
        <Progress
          made={book.made}
          of={book.of}
          cancel={() => {
            cancel();
            card.current?.querySelector("button")?.focus();
          }}
        />
      )}
      <div role="status" className={styles["said"]}>
        {fault !== null && book.state !== "making" && (
          <Note tone="warn" id="book-fault">
            {fault}
          </Note>
        )}
        {book.state === "cancelled" && <Note>{say(freeText("book.cancelled"))}</Note>}
        {book.state === "ready" && <Note tone="good">{say("book.ready")}</Note>}
      </div>
      {again}
    </Card>
  );
}

function Price({ bill: { price, cents } }: { bill: Bill }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const user = useUser();
  return (
    <p>
      <b>{costWords(price, speaker)}</b>
      {cents > 0 && canBuy(user) && ` (${format.euros(cents)})`}
      {user && (
        <span className={styles["have"]}>
          {say("book.have", { carrots: carrotWords(user.credit_amount, speaker) })}
        </span>
      )}
    </p>
  );
}

function Progress({ made, of, cancel }: { made: number; of: number; cancel: () => void }) {
  const say = useSay();
  const isPrinting = made === of;
  const words = say(isPrinting ? "book.printing" : "book.made", { made, of });
  return (
    <div className={styles["progress"]}>
      <p>{words}</p>
      <ProgressBar value={Math.round((100 * made) / of)} label={words} />
      {/* What is printed is about to be paid. */}
      {!isPrinting && (
        <Button wide onClick={cancel}>
          {say("book.cancel")}
        </Button>
      )}
    </div>
  );
}
