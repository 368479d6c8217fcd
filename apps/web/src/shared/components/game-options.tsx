import { categories, gameName } from "../format/game-words.ts";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";

/** The options of a select of games, by category. */
export function GameOptions() {
  const say = useSay();
  const speaker = useSpeaker();
  return categories().map(({ category, games }) => (
    <optgroup key={category} label={say(`category.${category}`)}>
      {games.map(({ id }) => (
        <option key={id} value={id}>
          {gameName(id, speaker)}
        </option>
      ))}
    </optgroup>
  ));
}
