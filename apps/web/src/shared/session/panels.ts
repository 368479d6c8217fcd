import { parseObject, storedValue } from "./stored-value.ts";

/** The state of the panels in this browser; one without a state is open. */
export type PanelState = "folded" | "removed";
type Panels = Readonly<Record<string, PanelState>>;

const panels = storedValue("karota:panels", (text): Panels => parseObject<Record<string, PanelState>>(text) as Panels);
const write = (next: Panels): void => panels.write(JSON.stringify(next));

/** Remembers how a panel is left; null: open. */
export function setPanel(name: string, state: PanelState | null): void {
  const { [name]: _, ...others } = panels.read();
  write(state === null ? others : { ...others, [name]: state });
}

/** Brings all removed panels back. */
export const restorePanels = (): void =>
  write(Object.fromEntries(Object.entries(panels.read()).filter(([, state]) => state !== "removed")));

/** The panels that are not as they were at first, also when another tab changes them. */
export const usePanels = panels.use;
