import type { Deps } from "../../deps.ts";

export interface SettingsDeps extends Deps {
  /** The id of the provider over which a person signs in; null where it is not configured. */
  findProviderOf(userId: string): Promise<string | null>;
}
