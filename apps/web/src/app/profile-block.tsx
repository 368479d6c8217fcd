import {
  IconChevronDown,
  IconListDetails,
  IconLogout,
  IconSchool,
  IconShoppingBag,
  IconUser,
} from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { Icon } from "@karota/ui/icon.tsx";
import { Carrot, Rabbit } from "@karota/ui/illustrations.tsx";
import { Face } from "../shared/components/face.tsx";
import { carrotWords } from "../shared/format/carrot-words.ts";
import { useSay, useSpeaker } from "../shared/i18n/i18n.tsx";
import { canBuy } from "../shared/session/can-buy.ts";
import { isFreeSite } from "../shared/session/costs.ts";
import type { Session } from "../shared/session/session.ts";
import { useSettings } from "../shared/session/settings.ts";
import styles from "./profile-block.module.css";

const KEY = "karota:profile";
/** Shop and balance are there for those who may buy, and where something costs carrots. */
const linksFor = (user: Session) =>
  [
    { to: "/my-profile", icon: IconUser, text: "shell.menu.profile", shown: true },
    { to: "/credit-buy", icon: IconShoppingBag, text: "shell.menu.buy", shown: canBuy(user) },
    { to: "/credit-usage", icon: IconListDetails, text: "shell.menu.credits", shown: !isFreeSite() },
    { to: "/logout", icon: IconLogout, text: "shell.logout", shown: true },
  ] as const;

/** Who plays: name, mentor badge and balance. */
export function ProfileFacts({ user }: { user: Session }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <div className={styles["facts"]}>
      {user.roles.includes("mentor") && (
        <span className={styles["badge"]}>
          <Icon of={IconSchool} small />
          {say("shell.profile.mentor")}
        </span>
      )}
      {!isFreeSite() && (
        <span className={styles["balance"]}>
          <Carrot />
          {user.credit_amount === 0 ? say("shell.profile.noCarrots") : carrotWords(user.credit_amount, speaker)}
        </span>
      )}
      {linksFor(user)
        .filter(({ shown }) => shown)
        .map(({ to, icon, text }) => (
          <Link key={to} className="target menu-link" to={to}>
            <Icon of={icon} small />
            {say(text)}
          </Link>
        ))}
    </div>
  );
}

/** The menu's collapsible profile block; stays as it was left. */
export default function ProfileBlock({ user }: { user: Session }) {
  const say = useSay();
  const { face } = useSettings();
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) === "open");
  const toggle = () => {
    localStorage.setItem(KEY, open ? "closed" : "open");
    setOpen(!open);
  };
  return (
    <section className={styles["block"]} aria-label={say("shell.profile")}>
      <button type="button" className={styles["head"]} aria-expanded={open} onClick={toggle}>
        <span className={styles["face"]}>{face ? <Face of={face} /> : <Rabbit />}</span>
        <span className={`${styles["name"]} wrap`}>{user.name}</span>
        <Icon of={IconChevronDown} small />
      </button>
      {open && <ProfileFacts user={user} />}
    </section>
  );
}
