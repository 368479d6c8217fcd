import { useState } from "react";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { Button } from "@karota/ui/button.tsx";
import { Select } from "@karota/ui/fields.tsx";
import { PresetSelect } from "../../shared/components/preset-select.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { costWords } from "../../shared/format/price-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { canBuy } from "../../shared/session/can-buy.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import type { Session } from "../../shared/session/session.ts";
import styles from "./print-page.module.css";

type Preset = GameInfo["presets"][number];

/** New boards for printing: they cost as much as a start, and are among the unfinished games afterwards. */
export function MoreBoards(props: {
  readonly info: GameInfo;
  readonly user: Session;
  /** How many more boards one print can have. */
  readonly room: number;
  readonly making: boolean;
  readonly make: (preset: Preset, count: number) => void;
}) {
  const { info, user, room, making, make } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const presets = info.presets.filter(({ options }) => (options["language"] ?? speaker.language) === speaker.language);
  const daily = presets.findIndex(
    ({ options }) => optionWords(options, speaker) === optionWords(info.daily.options, speaker),
  );
  const [chosen, setChosen] = useState(Math.max(0, daily));
  const [wanted, setWanted] = useState(1);
  const preset = presets[chosen] ?? presets[0]!;
  const count = Math.min(wanted, room);
  const price = preset.price * count;
  const tooDear = price > user.credit_amount;
  return (
    <fieldset className={styles["more"]}>
      <legend>{say("print.more")}</legend>
      <PresetSelect label={say("print.more.kind")} presets={presets} value={chosen} onChange={setChosen} />
      <Select
        label={say("print.more.count")}
        value={String(count)}
        options={Array.from({ length: Math.max(1, room) }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
        onChange={(value) => setWanted(Number(value))}
      />
      {!isFreeSite() && (
        <p id="print-price">
          <b>{costWords(price, speaker)}</b>{" "}
          {preset.price_cents > 0 &&
            canBuy(user) &&
            say("print.more.price", { euros: format.euros(preset.price_cents * count) })}{" "}
          {say("print.more.have", { carrots: carrotWords(user.credit_amount, speaker) })}
        </p>
      )}
      {tooDear && <p role="status">{say("print.more.tooFew")}</p>}
      <Button
        busy={making}
        disabled={tooDear || room === 0}
        aria-describedby={isFreeSite() ? undefined : "print-price"}
        onClick={() => make(preset, count)}
      >
        {say("print.more.start", { count })}
      </Button>
    </fieldset>
  );
}
