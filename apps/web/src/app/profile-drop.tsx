import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { Link } from "wouter";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import type { Session } from "../shared/session/session.ts";
import { LanguageMenu } from "../shared/i18n/language-menu.tsx";
import { ProfileFacts } from "./profile-block.tsx";
import { SchemeChoice } from "../shared/components/scheme-choice.tsx";

/** What the profile menu holds. */
export default function ProfileDrop({ user }: { user: Session }) {
  const say = useSay();
  return (
    <>
      <p className="title wrap">{user.name}</p>
      <SchemeChoice name="scheme" legend={say("shell.scheme")} />
      <span className="only-phone">
        <LanguageMenu long />
      </span>
      <Link className="target menu-link" to="/settings">
        <Icon of={IconAdjustmentsHorizontal} small />
        {say("shell.menu.settings")}
      </Link>
      <ProfileFacts user={user} />
    </>
  );
}
