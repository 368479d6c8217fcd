import { useCallback, useEffect, useId, useState, type ComponentType } from "react";
import { Link } from "wouter";
import type { PricesReply, ProviderId } from "@karota/contract/payments/payment.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { notifyFailure } from "../../shared/components/notices.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./buy-page.module.css";
import { approve, begin, returnedPurchase } from "./pay.ts";
import { PAYMENT_METHODS } from "./payment-methods.ts";
import type { StepProps } from "./step-props.ts";
import { priceOf, readAmount } from "./price.ts";

const QUICK = [10, 50, 100, 200];

/** Price, VAT and the number of boards that it pays for; changes with the number of carrots. */
function Sums({ amount, prices }: { amount: number; prices: PricesReply }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { gross, net, vat } = priceOf(amount, prices);
  const rate = format.number(prices.vat_rate / 10_000, { style: "percent", maximumFractionDigits: 1 });
  const [cheap, usual] = [prices.games[0]?.price ?? 1, prices.games.find(({ tier }) => tier === "leisure")?.price ?? 1];
  return (
    <div className={styles["sums"]} aria-live="polite">
      <dl>
        <div>
          <dt>{say("buy.net")}</dt>
          <dd className="num">{format.euros(net)}</dd>
        </div>
        <div>
          <dt>{say("buy.vat", { rate })}</dt>
          <dd className="num">{format.euros(vat)}</dd>
        </div>
        <div className={styles["total"]}>
          <dt>{say("buy.total")}</dt>
          <dd className="num">{format.euros(gross)}</dd>
        </div>
      </dl>
      <p className={styles["worth"]}>
        {say("buy.worth", {
          carrots: carrotWords(amount, speaker),
          quizzes: Math.floor(amount / cheap),
          games: Math.floor(amount / usual),
        })}
      </p>
      {prices.vat_rate === 0 && <p className="soft">{say("buy.noVat")}</p>}
    </div>
  );
}

function Form({ prices, reload }: { prices: PricesReply; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const id = useId();
  const [text, setText] = useState("100");
  const [provider, setProvider] = useState<ProviderId>(prices.providers[0]!.id);
  const [step, setStep] = useState<{ Step: ComponentType<StepProps>; props: Omit<StepProps, "onClose"> } | null>(null);
  const onClose = useCallback(() => setStep(null), []);
  const method = PAYMENT_METHODS[provider];
  const amount = readAmount(text, prices);
  const missing = prices.missing ?? [];
  const [busy, buy] = useAction(async () => {
    if (amount === null) return;
    // Before the purchase: one whose step cannot be loaded does not begin.
    const { default: Step } = await method.loadStep();
    try {
      const { purchase, client_secret: clientSecret = "" } = await begin(
        provider,
        amount,
        priceOf(amount, prices).gross,
      );
      const publishableKey = prices.providers.find((one) => one.id === provider)?.publishable_key ?? "";
      setStep({ Step, props: { purchase, clientSecret, publishableKey } });
    } catch (error) {
      // The price has changed meanwhile: the new one is shown.
      if (error instanceof ApiFailure && error.status === 409) await reload();
      throw error;
    }
  });
  const shown = step && <step.Step {...step.props} onClose={onClose} />;
  if (shown && method.replacesForm) return shown;
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        buy();
      }}
    >
      <div className={styles["field"]}>
        <label htmlFor={id}>{say("buy.amount")}</label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={amount === null}
          aria-describedby={`${id}hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}hint`} className={amount === null ? styles["wrong"] : "soft"}>
          {say("buy.amount.hint", { least: prices.least, most: prices.most })}
        </p>
        <div className={styles["quick"]}>
          {QUICK.map((one) => (
            <Button key={one} size="small" aria-pressed={one === amount} onClick={() => setText(String(one))}>
              {carrotWords(one, speaker)}
            </Button>
          ))}
        </div>
      </div>
      {amount !== null && <Sums amount={amount} prices={prices} />}
      {prices.providers.length > 1 && (
        <Segmented
          legend={say("buy.provider")}
          name="provider"
          options={prices.providers.map((one) => ({ value: one.id, label: say(`buy.provider.${one.id}`) }))}
          value={provider}
          onChange={setProvider}
        />
      )}
      {missing.length > 0 ? (
        <div className={styles["missing"]} role="note">
          <p>
            {say("buy.missing")} {missing.map((field) => say(`profile.field.${field}`)).join(", ")}.
          </p>
          <Link className={buttonClass({ kind: "primary" })} to="/my-profile?from=buy">
            {say("buy.missing.act")}
          </Link>
        </div>
      ) : (
        <Button kind="primary" size="big" type="submit" wide busy={busy} disabled={amount === null}>
          {say(method.button)}
        </Button>
      )}
      <p className="soft small">{say("buy.withdrawal")}</p>
      {method.note && <p className={styles["play"]}>{say(method.note)}</p>}
      {shown}
    </form>
  );
}

/** Shows the state of a payment that was made on the provider's own page. */
function useReturn(): void {
  useEffect(() => {
    const id = returnedPurchase(location.search);
    if (id === null) return;
    // Once: not again after a reload.
    history.replaceState(history.state, "", location.pathname);
    approve(id).catch(notifyFailure);
  }, []);
}

/** `/credit-buy`: how many carrots, what they cost, and how to pay. */
export default function BuyPage() {
  const say = useSay();
  const speaker = useSpeaker();
  const user = useSession();
  useReturn();
  const { data, error, waiting, reload } = useLoad(["prices/info", user?.userId ?? null], () =>
    call<PricesReply>("GET", "prices/info"),
  );
  return (
    <div className="page">
      <div className={styles["buy"]}>
        <PageHeading>{say("buy.title")}</PageHeading>
        {user && (
          <p className={styles["balance"]}>
            <Carrot />
            <span>{say("buy.balance", { carrots: carrotWords(user.credit_amount, speaker) })}</span>
          </p>
        )}
        {waiting && <Waiting />}
        {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
        {data && (data.providers.length > 0 ? <Form prices={data} reload={reload} /> : <p>{say("buy.none")}</p>)}
      </div>
    </div>
  );
}
