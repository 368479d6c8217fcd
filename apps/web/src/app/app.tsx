import { useEffect } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { LanguageProvider } from "../shared/i18n.tsx";
import { loadChunk } from "../shared/load-chunk.ts";
import { notifyFailure } from "../shared/notices.tsx";
import { Redirect, Route, Switch } from "wouter";
import { onSessionChange, readSession } from "../shared/session.ts";
import { followSettings } from "../shared/settings.ts";
import { Guarded } from "./guarded.tsx";
import { Layout } from "./layout.tsx";
import { ROUTES } from "./routes.tsx";

/** The screen of the address, and home for addresses that there are not. */
const Screens = () => (
  <Switch>
    {ROUTES.map((route) => (
      <Route key={route.path} path={route.path}>
        <Guarded route={route} />
      </Route>
    ))}
    <Redirect to="/home" replace />
  </Switch>
);

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
  useEffect(followSettings, []);
  return (
    <LanguageProvider first={speaker}>
      <Layout>
        <Screens />
      </Layout>
    </LanguageProvider>
  );
}
