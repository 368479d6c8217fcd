import { IconArrowLeft, IconArrowRight, IconSend } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { serverNow } from "../../../shared/session/clock.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { dropDraft, dropPrepared, faultsOf, firstFaulty, saveDraft, STEPS, type Draft, type Step } from "./draft.ts";
import { useExcess } from "./composer/excess.ts";
import { StepDetails } from "./step-details.tsx";
import { StepGeneral } from "./step-general.tsx";
import { StepSummary } from "./step-summary.tsx";
import { StepTasks } from "./composer/step-tasks.tsx";
import { WizardSteps } from "./wizard-steps.tsx";
import type { Target, TargetInfo } from "./target.ts";
import { usePrice } from "./use-price.ts";
import { usePublish } from "./use-publish.ts";
import styles from "./wizard.module.css";

const isStep = (text: string | null): text is Step => (STEPS as readonly (string | null)[]).includes(text);

/** The step that the address names, so that the browser's back and forward lead between them. */
function useStep(draft: Draft, hasExcess: boolean): readonly [Step, (step: Step) => void] {
  const asked = new URLSearchParams(useSearch()).get("step");
  const wanted = isStep(asked) ? asked : "general";
  const last = firstFaulty(draft, serverNow(), hasExcess);
  const step = STEPS.indexOf(wanted) > STEPS.indexOf(last) ? last : wanted;
  return [step, (next) => navigate(`${location.pathname}?step=${next}`)];
}

/** The four steps; every change is saved in this browser. */
export function Wizard(props: {
  readonly userId: string;
  readonly target: Target;
  readonly info: TargetInfo;
  readonly first: Draft;
  /** It comes in place of a question: its first step takes the focus. */
  readonly takesFocus: boolean;
}) {
  const { userId, target, info } = props;
  const say = useSay();
  const [draft, setDraft] = useState(props.first);
  const [tried, setTried] = useState<Step | null>(null);
  const [oldPrice, setOldPrice] = useState<number | null>(null);
  const excess = useExcess(draft.tasks);
  const [step, go] = useStep(draft, excess !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(props.takesFocus ? null : step);
  const { data: price, reload } = usePrice();
  const have = useSession()?.credit_amount ?? 0;
  const isPublished = useRef(false);
  const { publishing, publish } = usePublish(target, {
    published: () => {
      isPublished.current = true;
      dropDraft(userId, target);
      dropPrepared(userId, target);
    },
    oldPrice: () => {
      setOldPrice(price?.[target.of] ?? null);
      void reload();
    },
  });

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    setTried(null);
    heading.current?.focus();
  }, [step]);
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);

  /** What is loaded for one step comes when another one may have gone on. */
  const latest = useRef(props.first);
  const change = (some: Partial<Draft>) => {
    const next = { ...latest.current, ...some };
    latest.current = next;
    setDraft(next);
    if (!isPublished.current) saveDraft(userId, target, next);
  };
  const place = STEPS.indexOf(step);
  const faults = faultsOf(draft, serverNow(), excess !== null)[step];
  const cost = price?.[target.of];
  const tooFew = cost !== undefined && have < cost;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faults.length > 0) return setTried(step);
    if (step !== "summary") return go(STEPS[place + 1]!);
    if (cost === undefined || tooFew) return;
    setOldPrice(null);
    publish(draft, cost);
  };
  const shared = { draft, change, faults: tried === step ? faults : [] };
  const back = place > 0 && (
    <Button icon={<Icon of={IconArrowLeft} small />} onClick={() => go(STEPS[place - 1]!)}>
      {say("assignments.back")}
    </Button>
  );
  const saved = <span className="soft small">{say("assignments.draft.kept")}</span>;
  const next = (
    <Button type="submit" kind="primary">
      {say("assignments.next")}
      <Icon of={IconArrowRight} small />
    </Button>
  );
  const frame = {
    ref: form,
    gap: 5,
    noValidate: true,
    onSubmit: submit,
    "aria-labelledby": "step",
  } as const;
  const title = (
    <h2 id="step" ref={heading} tabIndex={-1} className={step === "tasks" ? "sr" : styles["title"]}>
      {say(`assignments.step.${step}`)}
    </h2>
  );
  return (
    <>
      <WizardSteps step={step} reach={firstFaulty(draft, serverNow(), excess !== null)} go={go} />
      {step === "tasks" ? (
        <Stack as="form" {...frame}>
          {title}
          <StepTasks {...shared} excess={excess} cost={cost} next={next}>
            <Cluster as="p">
              {back}
              {saved}
            </Cluster>
          </StepTasks>
        </Stack>
      ) : (
        <Card as="form" {...frame} pad="none" raised className={styles["form"]}>
          {title}
          {step === "general" && <StepGeneral {...shared} />}
          {step === "details" && <StepDetails {...shared} presets={price?.presets ?? []} />}
          {step === "summary" && <StepSummary draft={draft} target={target} info={info} oldPrice={oldPrice} />}
          <Cluster as="p" className={styles["acts"]}>
            {back}
            {step === "summary" ? (
              <Button
                type="submit"
                kind="primary"
                size="big"
                busy={publishing}
                disabled={cost === undefined || tooFew}
                icon={<Icon of={IconSend} small />}
              >
                {say(oldPrice === null ? "assignments.publish" : "assignments.publishAnew")}
              </Button>
            ) : (
              next
            )}
            {saved}
          </Cluster>
        </Card>
      )}
    </>
  );
}
