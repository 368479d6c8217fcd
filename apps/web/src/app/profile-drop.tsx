import type { Session } from "../shared/session.ts";
import { LanguageMenu } from "../shared/language-menu.tsx";
import { ProfileFacts } from "./profile-block.tsx";
import styles from "./profile-menu.module.css";
import { SchemeChoice } from "./scheme-choice.tsx";

/** What the profile menu holds. */
export default function ProfileDrop({ user }: { user: Session }) {
  return (
    <>
      <p className={styles["name"]}>{user.name}</p>
      <SchemeChoice />
      <span className="only-phone">
        <LanguageMenu long />
      </span>
      <ProfileFacts user={user} />
    </>
  );
}
