import { useEffect } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { LanguageProvider } from "../shared/i18n.tsx";
import { loadChunk } from "../shared/load-chunk.ts";
import { notifyFailure } from "../shared/notices.tsx";
import { matchPath, Navigate, ParamsProvider, useLocation } from "../shared/router.tsx";
import { onSessionChange, readSession } from "../shared/session.ts";
import { Guarded } from "./guarded.tsx";
import { Layout } from "./layout.tsx";
import { ROUTES } from "./routes.tsx";

/** The screen of the address, and home for addresses that there are not. */
function Screens() {
  const { pathname } = useLocation();
  for (const route of ROUTES) {
    const params = matchPath(route.path, pathname);
    if (params)
      return (
        <ParamsProvider params={params}>
          <Guarded route={route} />
        </ParamsProvider>
      );
  }
  return <Navigate to="/home" />;
}

export function App({ speaker }: { speaker: Speaker }) {
  useEffect(() => {
    // Saving starts with a session, at once or with the login; a visitor's first picture needs none of it.
    const follow = () => {
      if (!readSession()) return;
      loadChunk(() => import("../shared/saving.ts")).then(({ startSaving }) => startSaving(), notifyFailure);
    };
    follow();
    return onSessionChange(follow);
  }, []);
  return (
    <LanguageProvider first={speaker}>
      <Layout>
        <Screens />
      </Layout>
    </LanguageProvider>
  );
}
