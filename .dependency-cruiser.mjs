/**
 * Who may import whom: the table of ARCHITECTURE.md, one rule or two a row. `scripts/architecture.ts` runs it in the
 * gate, and `scripts/architecture.test.ts` proves that every rule bites.
 */
const TEST = "\\.test\\.tsx?$";
const TESTING = "node_modules/(vitest|fast-check|@testing-library|jsdom|axe-core)/|^vitest$";
const ENGINE = "^packages/engine/src/";
const PRINT = "^packages/print/src/";
const ZOD_MINI = "node_modules/zod/mini/";
const REACT = "node_modules/(react|react-dom|@types/react|@types/react-dom|@tabler/icons-react)/";
/** Folders of `games` that hold no game: the data tables, what a family of quizzes or of views shares. */
const SHARED_DATA =
  "^packages/games/src/(categories\\.ts|comparing/|data/|estimates/|measures/|numerals/|pictured/|places/|starter/|stories/)";
/** The pictures of class cards, used by server and page: no game, and drawn by those files of memory that draw. */
const CARD_PICTURES = "^packages/games/src/card-pictures/";
const DRAWINGS = "^packages/games/src/memory/(drawn|pictures-data|pictures-on-paper|view-pictures)\\.tsx?$";
const SHARED_VIEWS = "^packages/games/src/[a-z-]+-view/";
const VIEW = "^packages/games/src/.+\\.(tsx|css)$|^packages/games/src/[a-z-]+-view/";
const GAME = "^packages/games/src/([a-z][A-Za-z]*)/";
/** What a view is made of beside its components: cursor, keys and looks, `view-*.ts`. */
const VIEW_PART = "/view[^/]*\\.ts$";
/** What a game prints. */
const WORKSHEET = `${GAME}(testing/)?worksheet\\.ts$`;
/** What the tests of one game share, such as claims of its feedback; the tests of all games share the folder beside them. */
const GAME_TESTING = `${GAME}testing/.+\\.ts$`;
const GAMES_TESTING = "^packages/games/src/testing/";
/** What a drawn board may ask of the engine: words, letters, and the way of the arrows. */
const DRAWN = `${ENGINE}(message|alphabet|grid/grid)\\.ts$`;
/** The kit that shows a game in a test. */
const UI_TESTING = "^packages/ui/src/testing/";

const any = (...paths) => paths.join("|");

/** Forbids `from` everything but `allowed`. */
const only = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: "error",
  from,
  to: { pathNot: any(...allowed) },
});
/** Forbids `from` what `never` names. */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    never(
      "no-cycles",
      "Files that need each other cannot be understood, tested or moved apart, not even where only types are needed.",
      {},
      { circular: true },
    ),
    never(
      "imports-exist",
      "A name that leads nowhere is a slip, and no rule can judge it.",
      {},
      { couldNotResolve: true },
    ),

    only(
      "engine-is-pure",
      "The engine is the frame around all games on every host: it needs nothing but zod/mini.",
      { path: ENGINE, pathNot: any(TEST, `${ENGINE}testing/`) },
      ENGINE,
      ZOD_MINI,
    ),
    only(
      "engine-tests-stay-inside",
      "The engine is proved with its fake game, not with a real one.",
      { path: any(`${ENGINE}.+${TEST}`, `${ENGINE}testing/`) },
      ENGINE,
      ZOD_MINI,
      TESTING,
    ),

    only(
      "print-knows-the-engine-only",
      "Pages are laid out alike in the browser and on the server: in words and mathematics of the engine, for any game.",
      { path: PRINT, pathNot: TEST },
      PRINT,
      ENGINE,
    ),
    only(
      "print-tests-stay-inside",
      "Printing is proved with drawings of its own, not with a game.",
      { path: `${PRINT}.+${TEST}` },
      PRINT,
      ENGINE,
      TESTING,
    ),

    only(
      "game-logic-is-pure",
      "A game runs in server, browser and command line: its logic knows the engine, zod/mini and its own folder.",
      { path: `${GAME}.+\\.ts$`, pathNot: any(TEST, SHARED_VIEWS, SHARED_DATA, VIEW_PART, WORKSHEET, GAME_TESTING) },
      ENGINE,
      ZOD_MINI,
      SHARED_DATA,
      "^packages/games/src/$1/[^.]+\\.(ts|json)$",
    ),
    only(
      "game-claims-stay-inside",
      "What a game's tests share reads its questions and answers: it knows no other game.",
      { path: GAME_TESTING, pathNot: any(TEST, SHARED_DATA, WORKSHEET) },
      ENGINE,
      ZOD_MINI,
      SHARED_DATA,
      GAMES_TESTING,
      "^packages/games/src/$1/[^.]+\\.(ts|json)$",
    ),
    only(
      "worksheets-are-printed",
      "Only a game's worksheet.ts knows how it is printed; whoever plays needs none of it.",
      { path: WORKSHEET },
      PRINT,
      ENGINE,
      SHARED_DATA,
      "^packages/games/src/$1/[^.]+\\.ts$",
    ),
    only(
      "game-tests-stay-inside",
      "A game is proved by itself; the laws over all games stand in every-game.test.ts.",
      { path: `${GAME}.+${TEST}`, pathNot: SHARED_VIEWS },
      ENGINE,
      ZOD_MINI,
      SHARED_DATA,
      SHARED_VIEWS,
      "^packages/games/src/$1/",
      "^packages/(texts|ui)/src/",
      REACT,
      TESTING,
      "^(fs|path|url)$",
    ),
    only(
      "game-view-sees-its-game",
      "A view draws one board: it knows no other game, no network and not what travels over it.",
      { path: any(`${GAME}.+\\.tsx$`, `${GAME}.*view[^/]*\\.ts$`), pathNot: any(TEST, SHARED_VIEWS) },
      ENGINE,
      "^packages/ui/src/",
      REACT,
      SHARED_DATA,
      SHARED_VIEWS,
      "^packages/games/src/$1/",
    ),
    only(
      "shared-views-know-no-game",
      "What the views of a family share serves all of them, so it names none.",
      { path: SHARED_VIEWS, pathNot: any(TEST, "/testing/") },
      ENGINE,
      "^packages/ui/src/",
      REACT,
      SHARED_DATA,
      SHARED_VIEWS,
    ),
    only(
      "game-data-is-data",
      "What several games share names none of them: it reads nothing but itself, the engine and the files of flags.",
      { path: SHARED_DATA, pathNot: any(TEST, "/testing/") },
      SHARED_DATA,
      ENGINE,
      ZOD_MINI,
      "^(fs|url)$",
    ),
    only(
      "card-pictures-are-drawings",
      "Whoever prints or shows class cards needs drawings, not the game that they come from.",
      { path: CARD_PICTURES, pathNot: TEST },
      CARD_PICTURES,
      DRAWINGS,
    ),
    never(
      "catalogue-has-no-views",
      "The server reads the catalogue: a view behind it would bring React along. The page finds views by folder.",
      { path: "^packages/games/src/[^/]+\\.ts$", pathNot: TEST },
      { path: any(VIEW, REACT) },
    ),

    only(
      "contract-is-schemas",
      "The contract is what travels: zod/mini and the engine's types, so that lazily loaded screens validate with it.",
      { path: "^packages/contract/src/", pathNot: TEST },
      "^packages/contract/src/",
      ZOD_MINI,
      ENGINE,
    ),
    never(
      "contract-takes-types-of-engine",
      "Values of the engine would enter the page with the contract; the languages, the ways to subtract and the speeds of reading are the lists both need.",
      { path: "^packages/contract/src/", pathNot: TEST },
      {
        path: ENGINE,
        pathNot: `${ENGINE}(message|schooling|speech/reading-speed)\\.ts$`,
        dependencyTypesNot: ["type-only"],
      },
    ),
    only(
      "texts-are-texts",
      "The catalogues serve web, server and scripts alike: the engine's messages and times of day, Lingui's core and the compiled files.",
      { path: "^packages/texts/src/", pathNot: TEST },
      "^packages/texts/src/",
      ENGINE,
      "node_modules/@lingui/core/",
      "^(fs|path)$",
    ),
    only(
      "ui-knows-react-not-games",
      "Buttons and boards' frames serve every screen, so they know React and types of the engine, and no screen.",
      { path: "^packages/ui/src/", pathNot: any(TEST, UI_TESTING) },
      "^packages/ui/src/",
      REACT,
      ENGINE,
    ),
    never(
      "ui-takes-types-of-engine",
      "What a board decides is the game's business: ui draws it.",
      { path: "^packages/ui/src/", pathNot: any(TEST, UI_TESTING) },
      { path: ENGINE, pathNot: DRAWN, dependencyTypesNot: ["type-only"] },
    ),
    never(
      "packages-know-no-app",
      "Packages serve the apps, never the other way round.",
      { path: "^packages/" },
      { path: "^apps/" },
    ),

    never(
      "modules-meet-at-their-face",
      "A module's index.ts is its only public face; behind it everything may change.",
      { path: "^apps/server/src/modules/([^/]+)/" },
      { path: "^apps/server/src/modules/", pathNot: "^apps/server/src/modules/($1/|[^/]+/index\\.ts$)" },
    ),
    never(
      "server-uses-modules-by-their-face",
      "A module's index.ts is its only public face, for the rest of the server too.",
      { path: "^apps/server/src/", pathNot: any("^apps/server/src/modules/", "/testing/", TEST) },
      { path: "^apps/server/src/modules/", pathNot: "^apps/server/src/modules/[^/]+/index\\.ts$" },
    ),
    never(
      "server-draws-nothing",
      "The server runs games, never their views: it has no React and no page.",
      { path: "^apps/server/" },
      { path: any(VIEW, "^packages/ui/", "^apps/(web|identity)/", REACT) },
    ),
    never(
      "pdfs-are-made-in-a-thread",
      "A page takes milliseconds, in which nobody else is answered: what draws it is loaded by pdf/worker.ts alone.",
      { path: "^apps/server/src/(app|main)\\.ts$" },
      { path: "node_modules/(pdfkit|svg-to-pdfkit|fontkit|bwip-js)/", reachable: true },
    ),

    never(
      "traces-cost-nothing-unasked",
      "The packages of OpenTelemetry are loaded where somebody wants traces: tracing/open-telemetry.ts alone uses them.",
      { path: "^apps/server/", pathNot: "^apps/server/src/tracing/open-telemetry\\.ts$" },
      { path: "node_modules/@opentelemetry/" },
    ),
    never(
      "traces-are-loaded-when-asked",
      "tracing/index.ts imports it when the configuration names a receiver; any other import would load it in every process.",
      {},
      { path: "^apps/server/src/tracing/open-telemetry\\.ts$", dynamic: false },
    ),

    never(
      "features-know-no-feature",
      "A feature can be read, loaded and deleted alone; what two need goes to web/shared.",
      { path: "^apps/web/src/features/([^/]+)/" },
      { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    ),
    never(
      "shared-knows-no-feature",
      "web/shared serves the features and the shell; it stands below both.",
      { path: "^apps/web/src/shared/" },
      { path: "^apps/web/src/(features|app)/" },
    ),
    never(
      "shell-has-no-schemas",
      "A first visit has no room for zod: the shell, home and web/shared take types of the contract, and lists without schemas.",
      { path: "^apps/web/src/(app|shared|features/home)/", pathNot: TEST },
      {
        path: "^packages/contract/src/",
        pathNot: "^packages/contract/src/(errors/codes|language-cookie|assignments/collections)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "features-know-no-shell",
      "The shell holds the features, not they the shell.",
      { path: "^apps/web/src/features/", pathNot: TEST },
      { path: "^apps/web/src/app/" },
    ),
    never(
      "web-runs-in-a-browser",
      "The page speaks to the server over the contract and has no Node.",
      { path: "^apps/web/src/", pathNot: TEST },
      { path: "^apps/(server|identity)/" },
    ),
    never(
      "web-has-no-node",
      "The page runs in a browser; its tests do not.",
      { path: "^apps/web/src/", pathNot: [TEST, "^apps/web/src/testing/"] },
      { dependencyTypes: ["core"] },
    ),

    only(
      "identity-stands-alone",
      "The demo provider is somebody else's server as far as the app can tell: it shares only languages and texts.",
      { path: "^apps/identity/src/", pathNot: TEST },
      "^apps/identity/src/",
      "^packages/(engine/src/message|texts/src/speakers)\\.ts$",
      "node_modules/(oidc-provider|@types/oidc-provider)/",
      "node_modules/@fontsource-variable/",
      "^(crypto|fs|http|module|net|path)$",
    ),
  ],
  options: {
    // Beside TypeScript 7 only swc reads TypeScript; without it nothing is read, and nothing is found.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // Only our own: most packages live in a folder dist, and would escape every rule.
    exclude: { path: "^(packages|apps)/[^/]+/dist/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
