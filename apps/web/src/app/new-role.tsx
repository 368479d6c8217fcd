import { useCallback, useEffect } from "react";
import { Link, useLocation } from "wouter";
import type { User } from "@karota/contract/users/user.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { call } from "../shared/api/api.ts";
import { BannerNote } from "../shared/components/site-banner.tsx";
import { useSay } from "../shared/i18n/i18n.tsx";
import { wantAgain } from "../shared/session/leave.ts";
import { isValid, useSession } from "../shared/session/session.ts";
import { useLoad } from "../shared/api/use-load.ts";

/** A role that an admin has given counts from the next sign-in on: it is offered, with one click. */
export default function NewRole() {
  const say = useSay();
  const session = useSession();
  const [pathname] = useLocation();
  const load = useCallback(() => call<User>("GET", "users"), []);
  // A place of its own: forms that begin with one's data begin with those of that moment.
  const { data, reload } = useLoad(["roles", session?.userId ?? null], load);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void reload();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [reload]);
  const gained =
    // There one becomes a mentor, and the page itself offers the next sign-in.
    pathname !== "/mentorship" &&
    session !== null &&
    isValid(session) &&
    data?.id === session.userId &&
    data.roles.some((role) => !session.roles.includes(role));
  return (
    <div role="status">
      {gained && (
        <BannerNote kind="info" text={say("shell.newRole")}>
          <Link
            className={buttonClass({})}
            to="/login?again=true"
            onClick={() => wantAgain(location.pathname + location.search)}
          >
            {say("shell.newRole.signIn")}
          </Link>
        </BannerNote>
      )}
    </div>
  );
}
