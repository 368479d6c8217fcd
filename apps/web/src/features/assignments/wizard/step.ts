import type { Draft, Fault } from "./draft.ts";

/** What each step of the wizard is given. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (some: Partial<Draft>) => void;
  /** What is amiss in this step, once somebody has tried to go on. */
  readonly faults: readonly Fault[];
}
