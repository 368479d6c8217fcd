import type { Direction } from "@karota/engine/grid/grid.ts";
import type { Speaker } from "@karota/engine/message.ts";
import type { GameSwitch } from "@karota/ui/game-frame.ts";
import type { Key } from "@karota/ui/keypad.tsx";
import { Arrow, Return, Sample } from "./view-figures.tsx";

/** How far a key on the page leads, or whether there are any. */
const REACHES = ["run", "step", "off"] as const;
export type Reach = (typeof REACHES)[number];
export const reachOf = (own: Readonly<Record<string, string>>): Reach =>
  REACHES.find((reach) => reach === own["arrows"]) ?? "run";

const WORDS = {
  run: { setting: "simpleMaze.view.arrows.run", key: "simpleMaze.view.arrow.run" },
  step: { setting: "simpleMaze.view.arrows.step", key: "simpleMaze.view.arrow.step" },
  off: { setting: "simpleMaze.view.arrows.off", key: "simpleMaze.view.arrow.step" },
} as const;

export const arrowSwitch = (value: Reach, change: (value: string) => void, speaker: Speaker): GameSwitch => ({
  id: "arrows",
  label: speaker.say({ id: "simpleMaze.view.arrows" }),
  values: REACHES.map((reach) => ({ value: reach, label: speaker.say({ id: WORDS[reach].setting }) })),
  value,
  change,
});

const TURNS = { left: 270, up: 0, down: 180, right: 90 } as const satisfies Record<Direction, number>;
export const BACK = "back";

/** Four arrows, in the order of a row of arrow keys, and the way back. */
export const arrowKeys = (reach: Reach, speaker: Speaker): Key[] => [
  ...(Object.keys(TURNS) as Direction[]).map((direction) => ({
    id: direction,
    face: <Arrow turn={TURNS[direction]} />,
    label: speaker.say({ id: WORDS[reach].key, values: { direction } }),
  })),
  { id: BACK, face: <Return />, label: speaker.say({ id: "simpleMaze.view.back" }), quiet: true },
];

export const LEGEND = [
  { id: "simpleMaze.legend.hare", sample: <Sample of="hare" /> },
  { id: "simpleMaze.legend.goal", sample: <Sample of="goal" /> },
  { id: "simpleMaze.legend.trail", sample: <Sample of="trail" /> },
  { id: "simpleMaze.legend.astray", sample: <Sample of="astray" /> },
] as const;
