import { useState } from "react";
import { Stack } from "@karota/ui/layout.tsx";
import { SearchField } from "@karota/ui/search-field.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import type { ContentGame, ContentReply } from "@karota/contract/admin/content.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { call } from "../../../shared/api/api.ts";
import { gameName, matches } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { GameRow } from "./game-row.tsx";

const FILTERS = {
  all: () => true,
  open: ({ active, closed }: ContentGame) => active && !closed,
  closed: ({ active, closed }: ContentGame) => !active || closed,
  missing: ({ texts }: ContentGame) => LANGUAGES.some((language) => texts[language].missing.length > 0),
};
type Filter = keyof typeof FILTERS;
const NAMES = ["all", "open", "closed", "missing"] as const satisfies readonly Filter[];

/** Every game of the catalogue: whether it is open, its boards, its texts, and how it is played. */
export default function Content() {
  const say = useSay();
  const speaker = useSpeaker();
  const [filter, setFilter] = useState<Filter>("all");
  const [typed, setTyped] = useState("");
  const loaded = useLoad(["admin/content"], () => call<ContentReply>("GET", "admin/content"));
  const page = ({ games }: ContentReply) => {
    const most = Math.max(1, ...games.map(({ plays }) => plays.started));
    const shown = games.filter((game) => FILTERS[filter](game) && matches(typed, gameName(game.id, speaker), game.id));
    return (
      <>
        <Segmented
          legend={say("admin.content.show")}
          name="content"
          options={NAMES.map((value) => ({
            value,
            label: say(`admin.content.filter.${value}`, { count: games.filter(FILTERS[value]).length }),
          }))}
          value={filter}
          onChange={setFilter}
          dense
        />
        <SearchField label={say("admin.content.find")} value={typed} onChange={setTyped} />
        <p role="status" className="soft small">
          {say("admin.content.count", { count: shown.length })}
        </p>
        <Stack as="ul">
          {shown.map((game) => (
            <GameRow key={game.id} game={game} most={most} />
          ))}
        </Stack>
      </>
    );
  };
  return <Loaded of={loaded}>{page}</Loaded>;
}
