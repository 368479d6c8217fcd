import type { Preview } from "@karota/contract/rendering.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { gameName } from "../shared/format/game-words.ts";
import { gameOfPath } from "./game-of-path.ts";

/** The addresses of the preview pictures by game's id, and `site`, given by the build. */
declare const __PREVIEWS__: Readonly<Record<string, string>>;

/** The picture of a page: its game's, or the site's. */
export function previewOf(path: string, title: string, speaker: Speaker): Preview {
  const game = gameOfPath(path)?.id;
  const image = __PREVIEWS__[game ?? "site"];
  if (image === undefined) throw new Error(`${path} has no preview picture`);
  return { image, alt: game === undefined ? title : gameName(game, speaker) };
}
