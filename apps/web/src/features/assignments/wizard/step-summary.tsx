import { IconArrowUpRight } from "@tabler/icons-react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { optionWords } from "../../../shared/format/option-words.ts";
import { useSession } from "../../../shared/session/session.ts";
import { momentsOf, numTasks, type Draft } from "./draft.ts";
import styles from "./step-summary.module.css";
import type { Target, TargetInfo } from "./target.ts";
import { usePackage, usePrice } from "./use-price.ts";
import { useWhenWords } from "../period-words.ts";

/** What it costs, in which package, and what is left then. */
function Cost({ of, oldPrice }: { of: Target["of"]; oldPrice: number | null }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { data, error, reload } = usePrice();
  const now = usePackage();
  const have = useSession()?.credit_amount ?? 0;
  if (!data) return error === undefined ? null : <LoadFailed error={error} again={() => void reload()} />;
  const price = data[of];
  const next = of === "group" ? data.groupPackage : data.studentPackage;
  const after = have - price;
  return (
    <section className={styles["cost"]} aria-labelledby="cost">
      <h3 id="cost">{say("assignments.cost")}</h3>
      <p className={styles["price"]}>
        <Carrot />
        <b>{carrotWords(price, speaker)}</b>
      </p>
      {oldPrice !== null && oldPrice !== price && (
        <p role="alert" className={styles["changed"]}>
          {say("assignments.priceChanged", {
            before: carrotWords(oldPrice, speaker),
            now: carrotWords(price, speaker),
          })}
        </p>
      )}
      <dl>
        <div>
          <dt>{say("assignments.package")}</dt>
          <dd>{next === "beyond" ? "–" : say(`package.${next}`)}</dd>
        </div>
        <div>
          <dt>{say("assignments.have")}</dt>
          <dd className="num">{carrotWords(have, speaker)}</dd>
        </div>
        <div>
          <dt>{say(after >= 0 ? "assignments.left" : "assignments.missing")}</dt>
          <dd className="num">{carrotWords(Math.abs(after), speaker)}</dd>
        </div>
      </dl>
      {next === "beyond" ? (
        <p className={styles["changed"]}>{say("assignments.package.none")}</p>
      ) : (
        now !== undefined && now !== next && <p className={styles["changed"]}>{say("assignments.package.up")}</p>
      )}
      {after < 0 && (
        <Link className={buttonClass()} to="/credit-buy">
          <Icon of={IconArrowUpRight} small />
          {say("assignments.getCarrots")}
        </Link>
      )}
    </section>
  );
}

/** Everything at a glance, with what it costs. */
export function StepSummary(props: {
  readonly draft: Draft;
  readonly target: Target;
  readonly info: TargetInfo;
  readonly oldPrice: number | null;
}) {
  const { draft, target, info, oldPrice } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const words = useWhenWords();
  const presets = usePrice().data?.presets ?? [];
  const moments = momentsOf(draft.when, presets);
  return (
    <div className={styles["summary"]}>
      <dl className={styles["facts"]}>
        <div>
          <dt>{say("assignments.name")}</dt>
          <dd>{draft.name}</dd>
        </div>
        <div>
          <dt>{say("assignments.for")}</dt>
          <dd>
            {info.name}
            {target.of === "group" && ` · ${say("assignments.numStudents", { count: info.numStudents })}`}
          </dd>
        </div>
        {moments && (
          <div>
            <dt>{say("assignments.when")}</dt>
            <dd>{words(moments.start, moments.end)}</dd>
          </div>
        )}
        <div>
          <dt>{say("assignments.numTasks", { count: numTasks(draft.tasks) })}</dt>
          <dd>
            <ul>
              {draft.tasks.map(({ game, options, count }, place) => (
                <li key={place}>
                  <b className="num">{count} ×</b> {gameName(game, speaker)}{" "}
                  <span className="soft">({optionWords(options, speaker)})</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        {draft.description.trim() !== "" && (
          <div>
            <dt>{say("assignments.description")}</dt>
            <dd className={styles["words"]}>{draft.description}</dd>
          </div>
        )}
        {draft.message.trim() !== "" && (
          <div>
            <dt>{say("assignments.message")}</dt>
            <dd className={styles["words"]}>{draft.message}</dd>
          </div>
        )}
      </dl>
      <Cost of={target.of} oldPrice={oldPrice} />
    </div>
  );
}
