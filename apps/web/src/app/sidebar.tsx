import {
  IconChevronRight,
  IconFilter,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from "@tabler/icons-react";
import { useId, useState, type KeyboardEvent } from "react";
import { NavLink } from "../shared/components/nav-link.tsx";
import { classNames } from "@karota/ui/class-names.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { useHydrated } from "@karota/ui/hydration.ts";
import { SearchField } from "@karota/ui/search-field.tsx";
import { categories, gameName, matches } from "../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../shared/i18n/i18n.tsx";
import { onDemand } from "../shared/api/on-demand.tsx";
import { useUser } from "../shared/session/session.ts";
import { CategoryItem } from "./category-item.tsx";
import { COMMON, FOOT, isMentor, otherOf, ownOf, type MenuItem } from "./menu.ts";
import styles from "./sidebar.module.css";

const MenuBadge = onDemand(() => import("./menu-badge.tsx"));
const ProfileBlock = onDemand(() => import("./profile-block.tsx"));

export interface SidebarProps {
  readonly folded: boolean;
  /** Lies over the page. */
  readonly over: boolean;
  readonly onMinify: () => void;
  /** Folds it again where it was opened over the page. */
  readonly onClose: () => void;
}

function List({ items, title }: { items: readonly MenuItem[]; title?: string }) {
  const say = useSay();
  return (
    <ul className={styles["nav"]} aria-labelledby={title}>
      {items.map((item) => (
        <li key={item.to}>
          <NavLink to={item.to}>
            {/* Not the link's title, which a screen reader says after its name. */}
            <span title={say(item.text)} aria-hidden="true" data-always>
              <Icon of={item.icon} />
            </span>
            <span>{say(item.text)}</span>
            {item.badge && <MenuBadge of={item.badge} asks={false} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Items({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      <h2 id={id}>{title}</h2>
      <List items={items} title={id} />
    </>
  );
}

/** The main menu: sections, a filter over all of them, and the categories with their games. */
export function Sidebar({ folded, over, onMinify, onClose }: SidebarProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const filtering = typed.trim() !== "" && !folded;
  const fitting = (items: readonly MenuItem[]) =>
    filtering ? items.filter((item) => matches(typed, say(item.text))) : items;
  const shownCategories = categories().filter(
    ({ category, games }) =>
      !filtering || matches(typed, say(`category.${category}`), ...games.map((game) => gameName(game.id, speaker))),
  );
  const user = useUser();
  const hydrated = useHydrated();
  const common = fitting([...COMMON, ...ownOf(user)]);
  const other = fitting(otherOf(user));
  // Mentors have more rows of their own.
  const folds = isMentor(user) && !folded && !filtering;
  const gamesTitle = say("shell.menu.games");
  const nothing = common.length + other.length + shownCategories.length === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <nav
      className={classNames(styles["side"], "no-print", folded && styles["folded"], over && styles["over"])}
      data-folded={folded || undefined}
      data-over={over}
      data-waiting={!hydrated || undefined}
      aria-label={say("shell.menu")}
      onKeyDown={onKeyDown}
    >
      <div className={classNames(styles["profile"], user && styles["own"])} data-waiting={!hydrated || undefined}>
        {user && <ProfileBlock user={user} />}
      </div>
      <SearchField
        className={styles["filter"]}
        icon={IconFilter}
        label={say("shell.menu.filter")}
        value={typed}
        onChange={setTyped}
      />
      <Items title={say("shell.menu.common")} items={common} />
      {shownCategories.length > 0 && (
        <>
          <h2 id={id}>
            {folds ? (
              <button type="button" className={styles["act"]} aria-expanded={open} onClick={() => setOpen(!open)}>
                <Icon of={IconChevronRight} small />
                {gamesTitle}
              </button>
            ) : (
              gamesTitle
            )}
          </h2>
          {(open || !folds) && (
            <ul className={styles["nav"]} aria-labelledby={id}>
              {shownCategories.map((one) => (
                <CategoryItem key={one.category} {...one} />
              ))}
            </ul>
          )}
        </>
      )}
      <Items title={say("shell.menu.other")} items={other} />
      <p className={`${styles["none"]} soft small`} role="status">
        {nothing && say("shell.menu.none")}
      </p>
      <div className={styles["foot"]}>
        <List items={FOOT} />
        <button type="button" className={styles["act"]} aria-expanded={!folded} onClick={onMinify}>
          <Icon of={folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} />
          <span>{say(folded ? "shell.menu.widen" : "shell.menu.minify")}</span>
        </button>
      </div>
    </nav>
  );
}
