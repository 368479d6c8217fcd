import { useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import type { Speaker } from "@karota/engine/message.ts";
import { followBalance, lookAtBalance } from "../shared/session/balance.ts";
import { followSiteSettings, refreshSiteSettings, useSiteSettings } from "../shared/session/site-settings.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { loadChunk } from "../shared/api/load-chunk.ts";
import { awaitInstallOffer } from "../shared/offline/installing.ts";
import { notifyFailure } from "../shared/components/notices.tsx";
import { onDemand } from "../shared/api/on-demand.tsx";
import { onSessionChange, readSession, useSession } from "../shared/session/session.ts";
import { followSettings, useSettings } from "../shared/session/settings.ts";
import { isStorageAllowed } from "../shared/session/stored-value.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import { Guarded } from "./guarded.tsx";
import { Layout } from "./layout.tsx";
import { ROUTES } from "./routes.tsx";

awaitInstallOffer();
const NewBuild = onDemand(() => import("../features/offline/new-build.tsx"));
const NoStorage = onDemand(() => import("../features/offline/no-storage.tsx"));
const IgnoreRepeats = onDemand(() => import("./ignore-repeats.ts"));
const TwoKeys = onDemand(() => import("../features/two-keys/two-keys.tsx"));
const SignedIn = onDemand(() => import("./signed-in.tsx"));
const BannerUntilClosed = onDemand(() => import("../shared/components/site-banner.tsx"));

/** Offline features load after the first picture; development has no build to cache. */
function useWorker(): boolean {
  const [newBuild, setNewBuild] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const start = () =>
      setTimeout(() => {
        // Without it the page works as long as there is a network.
        loadChunk(() => import("../features/offline/start-worker.ts"))
          .then(({ startWorker }) => startWorker(() => setNewBuild(true)))
          .catch(() => undefined);
      }, 1_000);
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, []);
  return newBuild;
}

/** The site's message. Only this browser knows whether it was closed. */
function SiteBanner() {
  const hydrated = useHydrated();
  const site = useSiteSettings();
  return hydrated && site?.banner ? <BannerUntilClosed /> : null;
}

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
      loadChunk(() => import("../shared/offline/saving.ts")).then(({ startSaving }) => startSaving(), notifyFailure);
    };
    follow();
    return onSessionChange(follow);
  }, []);
  useEffect(followSettings, []);
  const [pathname] = useLocation();
  useEffect(followSiteSettings, []);
  useEffect(refreshSiteSettings, [pathname]);
  useEffect(followBalance, []);
  useEffect(lookAtBalance, [pathname]);
  // Here, so that every screen is drawn anew with another site.
  useSiteSettings();
  const newBuild = useWorker();
  const settings = useSettings();
  const signedIn = useSession() !== null;
  const hydrated = useHydrated();
  return (
    <LanguageProvider first={speaker}>
      <Layout>
        {settings.ignore_repeats && <IgnoreRepeats />}
        {settings.two_keys && <TwoKeys />}
        <SiteBanner />
        {signedIn && <SignedIn />}
        {newBuild && <NewBuild />}
        {hydrated && !isStorageAllowed() && <NoStorage />}
        <Screens />
      </Layout>
    </LanguageProvider>
  );
}
