import { useState } from "react";
import { Link } from "wouter";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { freeText } from "../../shared/format/free-text.ts";
import { gamePath } from "../../shared/format/game-words.ts";
import { costWords } from "../../shared/format/price-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useAudience } from "../../shared/session/audience.ts";
import { canBuy } from "../../shared/session/can-buy.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import { rememberReturn } from "../../shared/session/leave.ts";
import type { Session } from "../../shared/session/session.ts";
import styles from "./dispatch-page.module.css";
import { CarrotsDialog } from "./carrots-dialog.tsx";

/** What a start costs whom, and how to begin. */
export interface Deal {
  readonly game: string;
  readonly price: number;
  readonly cents: number;
  readonly user: Session | null;
  readonly starting: boolean;
  readonly start: () => void;
}

/** The one filled button: begin, sign in, come by carrots, or play what is free where these are not for sale. */
function Go({ game, price, user, starting, start, big = false }: Deal & { big?: boolean }) {
  const say = useSay();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const look = { kind: "primary", size: big ? "big" : "normal", wide: true } as const;
  if (!user)
    return (
      <Link className={buttonClass(look)} to="/login" onClick={() => rememberReturn(location.pathname)}>
        {say("dispatch.login")}
      </Link>
    );
  if (user.credit_amount >= price)
    return (
      <Button {...look} busy={starting} onClick={start}>
        {say("dispatch.start")}
      </Button>
    );
  if (!canBuy(user))
    return (
      <Link className={buttonClass(look)} to={gamePath(game, "daily")}>
        {say("dispatch.daily")}
      </Link>
    );
  return (
    <>
      <Button {...look} onClick={() => setDialogOpen(true)}>
        {say("dispatch.getCarrots")}
      </Button>
      {isDialogOpen && <CarrotsDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
}

/** The price, with its worth for those who could pay for it. */
function Cost({ price, cents, user }: Pick<Deal, "price" | "cents" | "user">) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { isYoung } = useAudience();
  if (isFreeSite()) return null;
  return (
    <p className={styles["price"]}>
      <b>{costWords(price, speaker)}</b>
      {!isYoung && cents > 0 && canBuy(user) && (
        <span className="soft">{say("dispatch.worth", { euros: format.euros(cents) })}</span>
      )}
    </p>
  );
}

/** Price, balance now and after; on a free site only the start. */
export function Bill(deal: Deal) {
  const say = useSay();
  const speaker = useSpeaker();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { price, user } = deal;
  const after = user ? user.credit_amount - price : 0;
  // On phones and tablets the bar has price and start: nothing would be left on the card.
  const isOnlyStart = user !== null && price === 0;
  return (
    <Card
      as="section"
      pad="large"
      raised
      gap={4}
      className={isOnlyStart ? styles["onlyStart"] : undefined}
      aria-labelledby="bill"
    >
      <h2 className="sr" id="bill">
        {say(isFreeSite() ? "dispatch.start" : "dispatch.price")}
      </h2>
      {!isFreeSite() && (
        <Cluster nowrap className={styles["cost"]}>
          <Carrot />
          <Cost {...deal} />
        </Cluster>
      )}
      {user && price > 0 && (
        <Facts look="ends" className={styles["balance"]}>
          <Fact name={say("dispatch.have")}>{carrotWords(user.credit_amount, speaker)}</Fact>
          <Fact name={say(after >= 0 ? "dispatch.after" : "dispatch.missing")}>
            {carrotWords(Math.abs(after), speaker)}
          </Fact>
        </Facts>
      )}
      {!user && <p className="soft">{say(freeText("dispatch.whyLogin", price === 0))}</p>}
      {after < 0 && <Note tone="warn">{say("dispatch.notEnough")}</Note>}
      <div className={styles["go"]}>
        <Go {...deal} big />
      </div>
      {price > 0 && (
        <button type="button" className="link start" onClick={() => setDialogOpen(true)}>
          {say("dispatch.howCarrots")}
        </button>
      )}
      {isDialogOpen && <CarrotsDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  );
}

/** Price and button at the foot of a phone or tablet, in place of the bottom bar. */
export const BuyBar = (deal: Deal) => (
  <div className={styles["buy"]}>
    <Cost {...deal} />
    <Go {...deal} />
  </div>
);
