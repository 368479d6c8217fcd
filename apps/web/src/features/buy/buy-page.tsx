import { useCallback, useEffect, useId, useState, type ComponentType } from "react";
import { Link, Redirect } from "wouter";
import type { PricesReply, ProviderId } from "@karota/contract/payments/payment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card, Section } from "@karota/ui/card.tsx";
import { Chip } from "@karota/ui/chip.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { faultsOf, tidy, type Billing, type Faults } from "../../shared/billing/billing.ts";
import { BillingFields, focusFault } from "../../shared/billing/billing-fields.tsx";
import { notifyFailure, toast } from "../../shared/components/notices.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { canBuy } from "../../shared/session/can-buy.ts";
import { useSession } from "../../shared/session/session.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { useForm } from "../../shared/use-form.ts";
import styles from "./buy-page.module.css";
import { approve, begin, returnedPurchase } from "./pay.ts";
import { PAYMENT_METHODS } from "./payment-methods.ts";
import type { StepProps } from "./step-props.ts";
import { priceOf, readAmount } from "./price.ts";

const QUICK = [10, 50, 100, 200];

/** Price and VAT; change with the number of carrots. */
function Sums({ amount, prices }: { amount: number; prices: PricesReply }) {
  const say = useSay();
  const format = useFormat();
  const { gross, net, vat } = priceOf(amount, prices);
  const rate = format.number(prices.vat_rate / 10_000, { style: "percent", maximumFractionDigits: 1 });
  return (
    <>
      <Facts look="ends">
        <Fact name={say("buy.net")}>{format.euros(net)}</Fact>
        <Fact name={say("buy.vat", { rate })}>{format.euros(vat)}</Fact>
        <Fact name={say("buy.total")} className={styles["total"]}>
          {format.euros(gross)}
        </Fact>
      </Facts>
      {prices.vat_rate === 0 && <p className="soft">{say("buy.noVat")}</p>}
    </>
  );
}

/** How many boards some carrots pay for; nothing where one kind is free. */
function Worth({ amount, prices }: { amount: number; prices: PricesReply }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [cheap, usual] = [prices.games[0]?.price ?? 1, prices.games.find(({ tier }) => tier === "leisure")?.price ?? 1];
  // The cheapest comes first: where something is free, no number is enough to say.
  if (cheap === 0) return null;
  return (
    <p className="soft">
      {say("buy.worth", {
        carrots: carrotWords(amount, speaker),
        quizzes: Math.floor(amount / cheap),
        games: Math.floor(amount / usual),
      })}
    </p>
  );
}

const NOTHING: Billing = {
  name: "",
  company: "",
  vat_id: "",
  address: "",
  post_number: "",
  post: "",
  country: "",
};

/** What the account does not yet say of what an invoice needs; saved before anything is bought. */
function useMissing({ missing, country }: PricesReply, reload: () => Promise<unknown>) {
  const [billing, setBilling] = useState(NOTHING);
  const [faults, setFaults] = useState<Faults>({});
  const fields = missing ?? [];
  async function save(): Promise<void> {
    // The country decides what a postcode looks like.
    const found = faultsOf(fields.includes("country") ? billing : { ...billing, country }, fields);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFault(fields, found);
    const sent = tidy(billing);
    await call("PUT", "users", { body: Object.fromEntries(fields.map((field) => [field, sent[field]])) });
    // With the VAT of the buyer's country.
    await reload();
    toast("buy.missing.saved");
  }
  return { fields, billing, setBilling, faults, save };
}

function Form({ prices, reload }: { prices: PricesReply; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [text, setText] = useState("100");
  const [provider, setProvider] = useState<ProviderId>(prices.providers[0]!.id);
  const [step, setStep] = useState<{ Step: ComponentType<StepProps>; props: Omit<StepProps, "onClose"> } | null>(null);
  const onClose = useCallback(() => setStep(null), []);
  const method = PAYMENT_METHODS[provider];
  const amount = readAmount(text, prices);
  const missing = useMissing(prices, reload);
  const complete = missing.fields.length === 0;
  const [busy, goOn] = useAction(async () => {
    if (!complete) return missing.save();
    // `useForm` sends no form without one.
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
  const { form, announcements } = useForm(amount === null, goOn);
  const wrong = useId();
  const shown = step && <step.Step {...step.props} onClose={onClose} />;
  if (shown && method.replacesForm) return shown;
  const range = say("buy.amount.hint", { least: prices.least, most: prices.most });
  return (
    <form className="work" {...form}>
      <Stack gap={5}>
        <Card pad="large" gap={4}>
          <TextField
            label={say("buy.amount")}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            {...(amount === null ? { fault: range } : { hint: range })}
            onChange={setText}
          />
          <Grid min={7} gap={2} className={styles["quick"]}>
            {QUICK.map((one) => (
              <Chip key={one} on={one === amount} onClick={() => setText(String(one))}>
                {carrotWords(one, speaker)}
              </Chip>
            ))}
          </Grid>
          {prices.providers.length > 1 && (
            <Segmented
              legend={say("buy.provider")}
              name="provider"
              options={prices.providers.map((one) => ({ value: one.id, label: say(`buy.provider.${one.id}`) }))}
              value={provider}
              onChange={setProvider}
            />
          )}
        </Card>
        {!complete && (
          <Section title={say("billing.title")} pad="large" gap={4}>
            <BillingFields
              fields={missing.fields}
              billing={missing.billing}
              faults={missing.faults}
              onChange={missing.setBilling}
            />
            <Link className="target start" to="/my-profile?tab=purchases&from=buy">
              {say("buy.missing.company")}
            </Link>
          </Section>
        )}
      </Stack>
      <Card as="section" pad="large" raised gap={4} aria-labelledby="bill">
        <h2 id="bill">{say("buy.bill")}</h2>
        <Stack aria-live="polite">
          {amount !== null && (
            <>
              <Sums amount={amount} prices={prices} />
              <Worth amount={amount} prices={prices} />
            </>
          )}
        </Stack>
        <p className="soft small">
          {say("buy.terms")} {say("buy.withdrawal")} <Link to="/terms">{say("buy.terms.link")}</Link>
        </p>
        <Button
          kind="primary"
          size="big"
          type="submit"
          wide
          busy={busy}
          aria-describedby={amount === null ? wrong : undefined}
        >
          {say(complete ? method.button : "buy.missing.act")}
        </Button>
        {amount === null && (
          <span id={wrong} hidden>
            {range}
          </span>
        )}
        {method.note && <Note tone="warn">{say(method.note)}</Note>}
      </Card>
      {announcements}
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

/** `/credit-buy`: how many carrots, what they cost, and how to pay. Who cannot buy is led home. */
export default function BuyPage() {
  const say = useSay();
  const speaker = useSpeaker();
  const user = useSession();
  useReturn();
  const { data, error, waiting, reload } = useLoad(["prices/info", user?.userId ?? null], () =>
    call<PricesReply>("GET", "prices/info"),
  );
  if (!canBuy(user)) return <Redirect to="/home" replace />;
  return (
    <Stack gap={5}>
      <PageHeading>{say("buy.title")}</PageHeading>
      {user && (
        <Cluster as="p" nowrap className={`${styles["balance"]} title`}>
          <Carrot />
          <span>{say("buy.balance", { carrots: carrotWords(user.credit_amount, speaker) })}</span>
        </Cluster>
      )}
      {waiting && <Waiting />}
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {data && (data.providers.length > 0 ? <Form prices={data} reload={reload} /> : <p>{say("buy.none")}</p>)}
    </Stack>
  );
}
