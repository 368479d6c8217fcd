import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { WORDLESS } from "../../shared/offline/sync-state.ts";
import { GUEST } from "../../shared/offline/progress.ts";
import { stubMedia } from "../../testing/media.ts";
import { BoardLoader } from "./board-loader.tsx";

vi.mock("./views.ts", () => ({ loadView: async () => () => <GameStage board={<div role="grid" />} left="" /> }));

const row: CatalogueRow = {
  ...({ id: fakeGame.id, type: "entertainment", subtype: "logic", active: true } as const),
  load: async () => fakeGame,
  loadGenerate: async () => fakeGenerate,
};
const GRID = "22222222-2222-4222-8222-222222222222";
const board: Board = {
  ...(fakeGame.payload.encode(fakeGame.start({ pattern: "#101" }), WORDLESS) as object),
  gridId: GRID,
  gameId: GRID,
  game: fakeGame.id,
  options: {},
  period: "daily",
  ends: new Date(Date.now() + 86_400_000).toISOString(),
  completed: false,
  revision: 0,
  seconds: 0,
};

// As in a browser: `act` would run the effects before anybody can press a key.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
beforeEach(() => {
  stubMedia();
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  localStorage.clear();
  vi.stubGlobal("fetch", async () => Response.json(board));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Waits until something is in the document and does this in the very same moment. */
const asSoonAs = (selector: string, act: () => void) =>
  new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      act();
      done();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

it.each([
  ["Alt+H opens the hint", { key: "h", code: "KeyH", altKey: true }, "Namig"],
  ["Alt+K shows the state", { key: "k", code: "KeyK", altKey: true }, "Preverjaj"],
])("%s, pressed in the moment in which the board appears", async (_, key, name) => {
  const pressed = asSoonAs("[role=grid]", () =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true })),
  );
  root.render(
    <LanguageProvider first={SPEAKERS.sl}>
      <BoardLoader row={row} id="daily" who={GUEST} />
    </LanguageProvider>,
  );
  await pressed;
  const button = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(name));
  await vi.waitFor(() => expect(button()?.getAttribute("aria-pressed")).toBe("true"), { timeout: 5_000 });
});
