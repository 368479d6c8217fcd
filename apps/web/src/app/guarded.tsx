import { Suspense, useEffect, useRef, useState } from "react";
import { Redirect, useLocation, useParams, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { findGame } from "@karota/games/catalogue.ts";
import { serverNow } from "../shared/session/clock.ts";
import { isClosed } from "../shared/format/game-words.ts";
import { loadChunk } from "../shared/api/load-chunk.ts";
import { notifyFailure } from "../shared/components/notices.tsx";
import { fetchSiteSettings } from "../shared/session/site-settings.ts";
import { rememberReturn } from "../shared/session/leave.ts";
import { clearSession, useSession } from "../shared/session/session.ts";
import { WithTexts } from "../shared/i18n/with-texts.tsx";
import { endWaiting } from "./end-waiting.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { decide, type Decision } from "./guard.ts";
import { Waiting } from "../shared/components/waiting.tsx";
import { PageWords } from "./page-words.tsx";
import type { Route } from "./routes.tsx";

function Leave({ decision }: { decision: Extract<Decision, { enter: false }> }) {
  const [pathname] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (decision.because !== "role") rememberReturn(search ? `${pathname}?${search}` : pathname);
    // Gone first: with a network, an expired session would lead back to the login from every page but that one.
    if (decision.because === "expired" && navigator.onLine) clearSession();
    navigate(decision.to, { replace: true });
  }, [decision, pathname, search]);
  return null;
}

/** Beside a screen: once it listens, what is personal may be shown, and what came too early is done. */
function Ready() {
  useEffect(
    () =>
      endWaiting((early) => {
        loadChunk(() => import("./early-input.ts")).then(({ replay }) => replay(early), notifyFailure);
      }),
    [],
  );
  return null;
}

/** The home page has its texts from the beginning. */
const partsOf = ({ page, texts }: Route["screen"], game: string | undefined): readonly string[] =>
  page === "home" ? [] : ["rest", ...(texts ? [texts] : []), ...(game === undefined ? [] : [game])];

/** A game that was closed at the last request: it leads home as an unknown one, unless it is open again. */
function Closed() {
  const [asked, setAsked] = useState(false);
  useEffect(() => void fetchSiteSettings().then(() => setAsked(true)), []);
  return asked ? <Redirect to="/home" replace /> : <Waiting />;
}

/** A board that was paid for has an id; those of the day and the week have their name. */
const isOwnBoard = (id: string | undefined): boolean => id !== undefined && id !== "daily" && id !== "weekly";

/** A route's screen, if the guard lets its visitor in. */
export function Guarded({ route }: { route: Route }) {
  const session = useSession();
  const [pathname] = useLocation();
  const params = useParams();
  const decision = decide(route, session, serverNow(), navigator.onLine);
  const entry = params["game"] === undefined ? undefined : findGame(params["game"]);
  // Boards that were begun stay theirs; players inside may stay when a game is closed.
  const entered = useRef("");
  const closed = entry !== undefined && isClosed(entry.id) && !isOwnBoard(params["id"]) && entered.current !== pathname;
  const unknownGame = params["game"] !== undefined && !entry?.active;
  if (!decision.enter) return <Leave decision={decision} />;
  if (unknownGame) return <Redirect to="/home" replace />;
  if (closed) return <Closed key={pathname} />;
  entered.current = pathname;
  const { screen: shown } = route;
  const Screen = shown.show;
  return (
    <ErrorBoundary key={pathname}>
      <div data-width={shown.width}>
        <Suspense fallback={<Waiting />}>
          <WithTexts parts={partsOf(shown, entry?.id)}>
            <PageWords page={shown.page} game={entry?.id} />
            <Screen />
            <Ready />
          </WithTexts>
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}
