import type { GameInfo } from "@karota/contract/games/board.ts";
import { Select } from "@karota/ui/fields.tsx";
import { optionWords } from "../format/option-words.ts";
import { useSpeaker } from "../i18n/i18n.tsx";

/** Which type of a game, by its place among these; none: they are loaded. */
export function PresetSelect(props: {
  readonly label: string;
  readonly presets: readonly Pick<GameInfo["presets"][number], "options">[];
  readonly value: number;
  readonly onChange: (place: number) => void;
}) {
  const { label, presets, value, onChange } = props;
  const speaker = useSpeaker();
  const isLoaded = presets.length > 0;
  const words = isLoaded ? presets.map(({ options }) => optionWords(options, speaker)) : ["…"];
  return (
    <Select
      wraps
      label={label}
      disabled={!isLoaded}
      value={String(value)}
      options={words.map((one, place) => ({ value: String(place), label: one }))}
      onChange={(place) => onChange(Number(place))}
    />
  );
}
