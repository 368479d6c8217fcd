import type { Draft, Fault } from "./draft.ts";

/** What each step of the wizard is given. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (some: Partial<Draft>) => void;
  /** The faults of this step, once there was an attempt to go on. */
  readonly faults: readonly Fault[];
}
