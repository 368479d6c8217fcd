import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { buttonClass, IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { useFormat, useSay, useSpeaker } from "../shared/i18n/i18n.tsx";
import { carrotWords } from "../shared/format/carrot-words.ts";
import { onDemand } from "../shared/api/on-demand.tsx";
import { isFreeSite } from "../shared/session/costs.ts";
import { useUser } from "../shared/session/session.ts";
import { GameSearch } from "./game-search.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "../shared/i18n/language-menu.tsx";

const ProfileMenu = onDemand(() => import("./profile-menu.tsx"));
const SearchDialog = onDemand(() => import("./search-dialog.tsx"));

/** The balance in the header. */
function Purse({ amount }: { amount: number }) {
  const speaker = useSpeaker();
  const say = useSay();
  const format = useFormat();
  return (
    <span
      className={styles["purse"]}
      role="img"
      aria-label={say("shell.purse", { carrots: carrotWords(amount, speaker) })}
    >
      <Carrot />
      <span aria-hidden="true">{format.number(amount, { maximumFractionDigits: 2 })}</span>
    </span>
  );
}

export function Header({ isOpen, onMenu }: { isOpen: boolean; onMenu: () => void }) {
  const say = useSay();
  const [pathname] = useLocation();
  const [searching, setSearching] = useState(false);
  const user = useUser();
  return (
    <header className={`${styles["top"]} no-print`}>
      <IconButton
        className="no-phone"
        label={say("shell.menu.toggle")}
        aria-expanded={isOpen}
        icon={<Icon of={IconMenu2} />}
        onClick={onMenu}
      />
      <Link className={styles["brand"]} to="/home">
        <Carrot />
        <span>{say("shell.brand")}</span>
      </Link>
      <div className={`${styles["search"]} no-phone`}>
        <GameSearch />
      </div>
      <IconButton
        className="only-phone"
        label={say("shell.search")}
        icon={<Icon of={IconSearch} />}
        onClick={() => setSearching(true)}
      />
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
      <div className="no-phone">
        <LanguageMenu />
      </div>
      {user && !isFreeSite() && <Purse amount={user.credit_amount} />}
      {user ? (
        <div className={styles["profile"]}>
          <ProfileMenu user={user} />
        </div>
      ) : (
        pathname !== "/login" && (
          <Link className={`${buttonClass({ size: "small" })} ${styles["login"]}`} to="/login">
            {say("shell.login")}
          </Link>
        )
      )}
    </header>
  );
}
