import { useSpeaker } from "../i18n/i18n.tsx";
import { dividedName, gameName } from "../format/game-words.ts";

/** A game's name where there may be little room: its long words may be divided, but not for screen readers. */
export function GameName({ game }: { game: string }) {
  const speaker = useSpeaker();
  const [name, divided] = [gameName(game, speaker), dividedName(game, speaker)];
  if (name === divided) return name;
  return (
    <>
      <span className="sr">{name}</span>
      <span aria-hidden="true">{divided}</span>
    </>
  );
}
