import { IconLogin2, type Icon as Shape } from "@tabler/icons-react";
import { Link } from "wouter";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { useUser } from "../shared/session/session.ts";
import { LanguageMenu } from "../shared/i18n/language-menu.tsx";
import { COMMON, FOOT, otherOf, ownOf, type MenuItem } from "./menu.ts";
import { ProfileFacts } from "./profile-block.tsx";
import { SchemeChoice } from "../shared/components/scheme-choice.tsx";

const Row = ({ to, icon, text }: { to: string; icon: Shape; text: string }) => (
  <Link className="target menu-link" to={to}>
    <Icon of={icon} />
    {text}
  </Link>
);

export interface MoreDialogProps {
  /** What the bar shows itself. */
  readonly without: readonly MenuItem[];
  readonly onClose: () => void;
}

/** What the phone's bar has no room for. */
export default function MoreDialog({ without, onClose }: MoreDialogProps) {
  const say = useSay();
  const user = useUser();
  return (
    <Dialog title={say("shell.menu.more")} onClose={onClose}>
      {user ? (
        <>
          <p className="title wrap">{user.name}</p>
          <ProfileFacts user={user} />
        </>
      ) : (
        <Row to="/login" icon={IconLogin2} text={say("shell.login")} />
      )}
      {[...COMMON, ...ownOf(user), ...FOOT, ...otherOf(user)]
        .filter((item) => !without.includes(item))
        .map((item) => (
          <Row key={item.to} to={item.to} icon={item.icon} text={say(item.text)} />
        ))}
      <LanguageMenu long />
      <SchemeChoice name="scheme" legend={say("shell.scheme")} />
    </Dialog>
  );
}
