import { IconChevronRight } from "@tabler/icons-react";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import { Link, useLocation } from "wouter";
import { Glyph } from "../shared/components/glyph.tsx";
import { NavLink } from "../shared/components/nav-link.tsx";
import type { Category } from "@karota/games/categories.ts";
import { findGame, type CatalogueRow } from "@karota/games/catalogue.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { gameName, gamePath } from "../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../shared/i18n/i18n.tsx";
import styles from "./category-item.module.css";
import { useHoverIntent } from "./use-hover-intent.ts";

/** A category in the menu with the submenu of its games: by pointer, or by its arrow and the keyboard. */
export function CategoryItem({ category, games }: { category: Category; games: readonly CatalogueRow[] }) {
  const say = useSay();
  const speaker = useSpeaker();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const arrow = useRef<HTMLButtonElement>(null);
  const [pathname] = useLocation();
  const { open, pinned, enter, leave, show, hide } = useHoverIntent();
  const [place, setPlace] = useState<CSSProperties>({});
  // In the commit of the new screen: later it would hide what a quick pointer has opened.
  useLayoutEffect(hide, [pathname, hide]);
  const put = () => {
    const box = item.current?.getBoundingClientRect();
    if (!box) return;
    // Beside the item, and above the window's lower edge, also with larger text.
    setPlace({ left: box.right, top: `max(8px, min(${box.top}px, 100dvh - ${games.length * 2.75 + 1.75}rem))` });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      hide();
      arrow.current?.focus();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!item.current?.contains(event.relatedTarget)) hide();
  };
  const type = games[0]?.type ?? "education";
  const here = findGame(pathname.split("/")[2] ?? "")?.subtype === category;
  return (
    <li
      ref={item}
      className={styles["item"]}
      data-category={category}
      onPointerEnter={(event) => {
        if (event.pointerType === "touch") return;
        put();
        enter();
      }}
      onPointerLeave={(event) => {
        // A finger leaves with every tap.
        if (event.pointerType !== "touch") leave();
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Link to={`/${type}#${category}`} aria-current={here ? "true" : undefined}>
        <span className={styles["swatch"]} title={say(`category.${category}`)} aria-hidden="true" data-always>
          <Glyph game={games[0]?.id ?? ""} />
        </span>
        <span>{say(`category.${category}`)}</span>
        <span className={styles["count"]} aria-hidden="true">
          {games.length}
        </span>
        <span className="sr">{say("shell.menu.count", { games: games.length })}</span>
      </Link>
      <button
        ref={arrow}
        type="button"
        className={styles["arrow"]}
        aria-label={say("shell.menu.gamesOf", { category: say(`category.${category}`) })}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          put();
          // The pointer's first click finds open what its coming has opened; a key has no such first click.
          const byKey = event.detail === 0;
          if (pinned || (open && byKey)) hide();
          else show();
        }}
      >
        <Icon of={IconChevronRight} small />
      </button>
      <ul id={id} className={`${styles["sub"]} popup`} style={place} hidden={!open}>
        {games.map((game) => (
          <li key={game.id}>
            <NavLink to={gamePath(game.id)}>{gameName(game.id, speaker)}</NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
