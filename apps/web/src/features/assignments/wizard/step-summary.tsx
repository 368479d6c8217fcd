import { IconArrowUpRight } from "@tabler/icons-react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { carrotWords } from "../../../shared/format/carrot-words.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { costWords } from "../../../shared/format/price-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { canBuy } from "../../../shared/session/can-buy.ts";
import { isFreeSite } from "../../../shared/session/costs.ts";
import { useSession } from "../../../shared/session/session.ts";
import { momentsOf, numTasks, type Draft } from "./draft.ts";
import styles from "./wizard.module.css";
import type { Target, TargetInfo } from "./target.ts";
import { usePackage, usePrice } from "./use-price.ts";
import { useWhenWords } from "../period-words.ts";
import { AsLesson } from "../as-lesson.tsx";
import { usePlanWords } from "../plan-words.ts";

const NoRoom = () => (
  <Note tone="warn" className="small strong">
    {useSay()("assignments.package.none")}
  </Note>
);

/** What it costs, in which package, and what is left then. */
function Cost({ of, oldPrice }: { of: Target["of"]; oldPrice: number | null }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { data, error, reload } = usePrice();
  const now = usePackage();
  const user = useSession();
  const have = user?.credit_amount ?? 0;
  if (!data) return error === undefined ? null : <LoadFailed error={error} again={() => void reload()} />;
  const price = data[of];
  const next = of === "group" ? data.groupPackage : data.studentPackage;
  const after = have - price;
  if (isFreeSite()) return next === "beyond" ? <NoRoom /> : null;
  return (
    <Stack as="section" className={styles["cost"]} aria-labelledby="cost">
      <h3 id="cost">{say("assignments.cost")}</h3>
      <Cluster as="p" gap={2} className={styles["price"]}>
        <Carrot />
        <b>{costWords(price, speaker)}</b>
      </Cluster>
      {oldPrice !== null && oldPrice !== price && (
        <Note tone="warn" role="alert" className="small strong">
          {say("assignments.priceChanged", {
            before: costWords(oldPrice, speaker),
            now: costWords(price, speaker),
          })}
        </Note>
      )}
      <Facts look="ends">
        <Fact name={say("assignments.package")}>{next === "beyond" ? "–" : say(`package.${next}`)}</Fact>
        <Fact name={say("assignments.have")}>{price === 0 ? null : carrotWords(have, speaker)}</Fact>
        <Fact name={say(after >= 0 ? "assignments.left" : "assignments.missing")}>
          {price === 0 ? null : carrotWords(Math.abs(after), speaker)}
        </Fact>
      </Facts>
      {next === "beyond" ? (
        <NoRoom />
      ) : (
        now !== undefined &&
        now !== next && (
          <Note tone="warn" className="small strong">
            {say("assignments.package.up")}
          </Note>
        )
      )}
      {after < 0 && canBuy(user) && (
        <Link className={buttonClass()} to="/credit-buy">
          <Icon of={IconArrowUpRight} small />
          {say("assignments.getCarrots")}
        </Link>
      )}
    </Stack>
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
  const planWords = usePlanWords();
  const presets = usePrice().data?.presets ?? [];
  const moments = momentsOf(draft.when, presets);
  return (
    <div className={styles["summary"]}>
      <Facts look="below" className={styles["facts"]}>
        <Fact name={say("assignments.name")}>{draft.name}</Fact>
        <Fact name={say("assignments.for")}>
          {info.name}
          {target.of === "group" && ` · ${say("assignments.numStudents", { count: info.numStudents })}`}
        </Fact>
        <Fact name={say("assignments.when")}>{moments && words(moments.start, moments.end)}</Fact>
        <Fact name={say("assignments.numTasks", { count: numTasks(draft.tasks) })}>
          <ul>
            {draft.tasks.map((plan, place) => (
              <li key={place}>
                <b className="num">{plan.count} ×</b> {gameName(plan.game, speaker)}{" "}
                <span className="soft">({planWords(plan)})</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={say("lessons.title")}>
          <AsLesson tasks={draft.tasks} groupId={target.of === "group" ? target.id : null} />
        </Fact>
        <Fact name={say("assignments.description")}>{draft.description.trim()}</Fact>
        <Fact name={say("assignments.message")}>{draft.message.trim()}</Fact>
      </Facts>
      <Cost of={target.of} oldPrice={oldPrice} />
    </div>
  );
}
