import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import type { Jobs } from "../../jobs.ts";
import type { MetadataCache, ProviderKeys } from "../auth/index.ts";
import type { BoardMaking } from "../games/index.ts";
import type { PaymentProvider } from "../payment-methods/index.ts";
import type { TrafficCounter } from "../traffic/index.ts";

/** What the use cases of this module work with. */
export interface AdminDeps extends Deps {
  readonly calendar: Calendar;
  readonly boards: BoardMaking;
  readonly keys: ProviderKeys;
  readonly metadata: MetadataCache;
  readonly payments: readonly PaymentProvider[];
  readonly traffic: TrafficCounter;
  readonly jobs: Jobs;
}
