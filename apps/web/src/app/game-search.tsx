import { IconSearch } from "@tabler/icons-react";
import { useId, useState, type KeyboardEvent } from "react";
import { navigate } from "wouter/use-browser-location";
import { Icon } from "@karota/ui/icon.tsx";
import { categoryOf, findGames, gameName, gamePath } from "../shared/format/game-words.ts";
import { Glyph } from "../shared/components/glyph.tsx";
import { useSay, useSpeaker } from "../shared/i18n/i18n.tsx";
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
      <Icon of={IconSearch} small />
      <input
        type="search"
        role="combobox"
        aria-label={say("shell.search")}
        aria-expanded={shown}
        aria-controls={`${id}list`}
        aria-activedescendant={shown && found[active] ? `${id}${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={say("shell.search.hint")}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div className={styles["drop"]} hidden={!shown}>
        <ul id={`${id}list`} role="listbox" aria-label={say("shell.search.found")}>
          {found.map((game, index) => (
            // The input has the keys of the whole list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={game.id}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              data-category={categoryOf(game.id)}
              // Before the blur that would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(game.id)}
            >
              <span className={styles["swatch"]}>
                <Glyph game={game.id} />
              </span>
              {gameName(game.id, speaker)}
            </li>
          ))}
        </ul>
        <p className={styles["none"]} role="status">
          {shown && found.length === 0 && say("shell.search.none")}
        </p>
      </div>
    </div>
  );
}
