import { Link } from "wouter";
import { classNames } from "@karota/ui/class-names.ts";
import { Carrot } from "@karota/ui/illustrations.tsx";
import type { MessageId } from "@karota/texts/ids.ts";
import { useSay } from "../shared/i18n/i18n.tsx";
import styles from "./footer.module.css";

const LINKS: readonly { readonly to: string; readonly text: MessageId }[] = [
  { to: "/about", text: "shell.menu.about" },
  { to: "/qa", text: "shell.menu.help" },
  { to: "/privacy", text: "shell.menu.privacy" },
  { to: "/accessibility", text: "shell.footer.accessibility" },
  { to: "/terms", text: "shell.footer.terms" },
  { to: "/imprint", text: "shell.footer.imprint" },
  { to: "/about#contact", text: "shell.footer.contact" },
];

/** Under every screen but a game in play: who this is, and what has to be found from everywhere. */
export function Footer() {
  const say = useSay();
  return (
    <footer className={classNames(styles["footer"], "no-print")}>
      <p className={classNames(styles["brand"], "target")}>
        <Carrot />
        {say("shell.brand")}
      </p>
      <nav aria-label={say("shell.footer")}>
        <ul>
          {LINKS.map(({ to, text }) => (
            <li key={to}>
              <Link className="target menu-link" to={to}>
                {say(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
