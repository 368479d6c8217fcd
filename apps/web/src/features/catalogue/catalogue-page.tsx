import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../shared/empty-state.tsx";
import { beds, findGames, gamePath } from "../../shared/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n.tsx";
import { Packet } from "../../shared/packet.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";
import { SectionHead } from "../../shared/section-head.tsx";
import { Shelf } from "../../shared/shelf.tsx";
import styles from "./catalogue-page.module.css";

export interface CataloguePageProps {
  readonly type: CatalogueRow["type"];
  readonly title: MessageId;
  readonly about: MessageId;
}

/** All games of one type, a shelf for every bed. */
export function CataloguePage({ type, title, about }: CataloguePageProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const hash = useLocationProperty(() => location.hash);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const found = new Set(findGames(typed, speaker).map(({ id }) => id));
  const shelves = beds(type)
    .map(({ bed, games }) => ({ bed, games: typed.trim() === "" ? games : games.filter(({ id }) => found.has(id)) }))
    .filter(({ games }) => games.length > 0);
  return (
    <div className="page">
      <div className={styles["head"]}>
        <div>
          <PageHeading>{say(title)}</PageHeading>
          <p className="soft">{say(about)}</p>
        </div>
        <div className={styles["find"]} role="search" aria-label={say("shelf.find.here")}>
          <Icon of={IconSearch} small />
          <input
            type="search"
            aria-label={say("shelf.find")}
            placeholder={say("shelf.find")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      {shelves.map(({ bed, games }) => (
        <section key={bed} aria-labelledby={bed}>
          <SectionHead id={bed} title={say(`bed.${bed}`)} note={say("shelf.games", { games: games.length })} />
          <Shelf label={say(`bed.${bed}`)}>
            {games.map(({ id }) => (
              <Packet key={id} game={id} to={gamePath(id)} line={speaker.say({ id: `${id}.tagline` })} />
            ))}
          </Shelf>
        </section>
      ))}
      {shelves.length === 0 && (
        <EmptyState
          text={say("shelf.nothing", { typed })}
          action={{ text: say("shelf.all"), act: () => setTyped("") }}
        />
      )}
    </div>
  );
}
