import { useId, useState, type KeyboardEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { SearchField } from "@karota/ui/search-field.tsx";
import { findGames, gameName, gamePath } from "../shared/format/game-words.ts";
import { GlyphTile } from "../shared/components/glyph-tile.tsx";
import { useSay, useSpeaker } from "../shared/i18n/i18n.tsx";
import { useTexts } from "../shared/i18n/use-texts.ts";
import styles from "./game-search.module.css";

const MAX_RESULTS = 6;

/** Finds a game by its name: a combobox after the ARIA pattern with a list that filters as one types. */
export function GameSearch({ onDone }: { onDone?: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // Taglines are among the texts of later screens.
  useTexts("rest", open);
  const found = findGames(typed, speaker).slice(0, MAX_RESULTS);
  const shown = open && typed.trim() !== "";
  const go = (game: string) => {
    setTyped("");
    setOpen(false);
    onDone?.();
    navigate(gamePath(game));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (shown && found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const game = found[active];
      if (game) go(game.id);
    } else if (event.key === "Escape" && shown) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div className={styles["search"]} role="search" aria-label={say("shell.search")}>
      <SearchField
        label={say("shell.search")}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}list`}
        aria-activedescendant={shown && found[active] ? `${id}${active}` : undefined}
        aria-autocomplete="list"
        placeholder={say("shell.search.hint")}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div className={`${styles["drop"]} popup`} hidden={!shown}>
        <ul id={`${id}list`} role="listbox" aria-label={say("shell.search.found")}>
          {found.map((game, index) => (
            // The input has the keys of the whole list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={game.id}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              // Before the blur that would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(game.id)}
            >
              <GlyphTile game={game.id} />
              {gameName(game.id, speaker)}
            </li>
          ))}
        </ul>
        <p className={`${styles["none"]} soft`} role="status">
          {shown && found.length === 0 && say("shell.search.none")}
        </p>
      </div>
    </div>
  );
}
