import { Link } from "wouter";
import { isFree } from "@karota/contract/admin/costs.ts";
import type { Settings, SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { Button } from "@karota/ui/button.tsx";
import { Checkbox } from "@karota/ui/fields.tsx";
import { Grid } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { CATEGORIES } from "@karota/games/categories.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { isFreeSite } from "../../../shared/session/costs.ts";
import { NumberField, type Form } from "./settings-fields.tsx";
import styles from "./settings.module.css";

/** Everything at the price 0, and what that means, before it is saved and afterwards. */
function FreePart({ form }: { form: Form }) {
  const say = useSay();
  const { packages } = form.values;
  if (!isFree(form.values))
    return (
      <Button
        className="start"
        onClick={() =>
          form.changeAll({
            prices: { quiz10: 0, quiz20: 0, quiz40: 0, leisure: 0, leisureLarge: 0 },
            packages: packages.map((one) => ({ ...one, priceFactor: 0 })),
          })
        }
      >
        {say("admin.settings.free.act")}
      </Button>
    );
  if (!isFreeSite())
    return (
      <Note tone="warn" role="status">
        {say("admin.settings.free.before")}
      </Note>
    );
  return (
    <Note>
      <p>{say("admin.settings.free.now")}</p>
      <Link className="target" to="/status?page=transfers">
        {say("admin.page.transfers")}
      </Link>
    </Note>
  );
}

/** Every sign-in provider with a switch. */
export function ProvidersSection({ form, providers }: { form: Form; providers: SettingsVersionsReply["providers"] }) {
  const say = useSay();
  const closed = form.values.closed_providers;
  const turn = (id: string, open: boolean) => {
    const next = open ? closed.filter((one) => one !== id) : [...closed, id];
    // In the order in which the server stores them, so that there and back again is no change.
    form.change("closed_providers", next.toSorted());
  };
  return (
    <AppPanel name="admin.settings.providers" title={say("admin.settings.providers")}>
      <p className="soft small">{say("admin.settings.providers.hint")}</p>
      {providers.map(({ id, label, own }) => (
        <Checkbox
          key={id}
          label={label}
          hint={own ? say("admin.settings.providers.own") : undefined}
          checked={!closed.includes(id)}
          // One that an earlier version of the settings has switched off can still be switched on.
          disabled={own && !closed.includes(id)}
          onChange={(open) => turn(id, open)}
        />
      ))}
    </AppPanel>
  );
}

/** Who may come in, what a carrot costs, and what games cost. */
export function PriceSection({ form }: { form: Form }) {
  const say = useSay();
  const format = useFormat();
  const { sign_up, carrot_cents: cents, prices } = form.values;
  const euros = (carrots: number) => (Number.isFinite(carrots * cents) ? format.euros(carrots * cents) : "–");
  // A free site does not mention carrots here either, until a price is typed.
  const hidden = isFreeSite() && isFree(form.values);
  const priceHint = (price: number): string => {
    if (price === 0) return say("price.free");
    return cents === 0 ? say("admin.settings.price.unsold") : say("admin.settings.price.hint", { euros: euros(price) });
  };
  return (
    <>
      <AppPanel name="admin.settings.signUp" title={say("admin.settings.signUp")}>
        <Checkbox
          label={say("admin.settings.signUp.open")}
          checked={sign_up}
          onChange={(open) => form.change("sign_up", open)}
        />
        <p className="soft small">{say("admin.settings.signUp.hint")}</p>
      </AppPanel>
      <AppPanel name="admin.settings.prices" title={say("admin.settings.prices")}>
        <Grid min={16} gap={4} className={styles["fields"]}>
          {!hidden && (
            <NumberField
              label={say("admin.settings.carrot_cents")}
              hint={say(cents === 0 ? "admin.settings.carrot_cents.none" : "admin.settings.carrot_cents.hint", {
                euros: euros(100),
              })}
              value={cents}
              fault={form.faultOf("carrot_cents")}
              onChange={(value) => form.change("carrot_cents", value)}
            />
          )}
          {(Object.keys(prices) as (keyof Settings["prices"])[]).map((tier) => (
            <NumberField
              key={tier}
              label={say(`admin.settings.price.${tier}`)}
              hint={priceHint(prices[tier])}
              value={prices[tier]}
              fault={form.faultOf(`prices.${tier}`)}
              onChange={(value) => form.change("prices", { ...prices, [tier]: value })}
            />
          ))}
        </Grid>
        <FreePart form={form} />
      </AppPanel>
    </>
  );
}

/** Every game of the catalogue with a switch, category by category. */
export function GamesSection({ form }: { form: Form }) {
  const say = useSay();
  const speaker = useSpeaker();
  const closed = form.values.closed_games;
  const games = CATALOGUE.filter(({ active }) => active);
  const turn = (id: string, open: boolean) => {
    const next = open ? closed.filter((one) => one !== id) : [...closed, id];
    // In the order of the catalogue, so that there and back again is no change.
    form.change(
      "closed_games",
      CATALOGUE.map((row) => row.id).filter((one) => next.includes(one)),
    );
  };
  return (
    <AppPanel name="admin.settings.games" title={say("admin.settings.games")}>
      <p className="soft small">{say("admin.settings.games.hint")}</p>
      <p>
        {say("admin.settings.games.open", {
          open: games.filter(({ id }) => !closed.includes(id)).length,
          all: games.length,
        })}
      </p>
      <Grid min={15} gap={4} className={styles["categories"]}>
        {CATEGORIES.map((category) => (
          <fieldset key={category} className={styles["category"]} data-category={category}>
            <legend>{say(`category.${category}`)}</legend>
            {games
              .filter(({ subtype }) => subtype === category)
              .map(({ id }) => (
                <Checkbox
                  key={id}
                  label={gameName(id, speaker)}
                  checked={!closed.includes(id)}
                  onChange={(open) => turn(id, open)}
                />
              ))}
          </fieldset>
        ))}
      </Grid>
    </AppPanel>
  );
}

/** How often things may be done, and how long data is stored. */
export function FiguresSection({ form, part }: { form: Form; part: "limits" | "retention" }) {
  const say = useSay();
  const figures: Readonly<Record<string, number>> = form.values[part];
  return (
    <AppPanel name={`admin.settings.${part}`} title={say(`admin.settings.${part}`)}>
      <Grid min={16} gap={4} className={styles["fields"]}>
        {Object.entries(figures).map(([name, value]) => (
          <NumberField
            key={name}
            label={say(`admin.settings.figure.${name as keyof Settings["limits"] | keyof Settings["retention"]}`)}
            value={value}
            fault={form.faultOf(`${part}.${name}`)}
            onChange={(next) => form.change(part, { ...form.values[part], [name]: next })}
          />
        ))}
      </Grid>
    </AppPanel>
  );
}
