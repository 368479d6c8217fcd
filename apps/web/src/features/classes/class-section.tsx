import { IconCalendar, IconCards, IconUsersPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { ClassCard, ClassReply } from "@karota/contract/classes/classes.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Section } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { AddPupils } from "./add-pupils.tsx";
import { CardsDialog } from "./cards-dialog.tsx";
import styles from "./class-section.module.css";
import { LastDayDialog } from "./last-day-dialog.tsx";
import { noonOf } from "./noon.ts";
import { renewCards, useClass } from "./use-class.ts";

interface SectionProps {
  readonly group: GroupDetail;
  /** Says which package the mentor moves to when the group has so many members. */
  readonly moveNote: (group: GroupDetail, members: number) => ReactNode;
}

interface SchoolProps {
  readonly group: GroupDetail;
  readonly of: ClassReply;
  readonly onCards: (cards: readonly ClassCard[]) => void;
}

/** The class code, the end of the class, and new cards for all of it. */
function School({ group, of, onCards }: SchoolProps) {
  const say = useSay();
  const format = useFormat();
  const [asked, ask] = useState<"cards" | "lastDay" | null>(null);
  const close = () => ask(null);
  const ids = of.pupils.map(({ id }) => id);
  return (
    <Cluster gap={4} rowGap={2}>
      <p>
        {say("classes.code")} <b className={styles["code"]}>{of.code}</b>
      </p>
      {of.lastDay !== null && (
        <Button size="small" kind="quiet" icon={<Icon of={IconCalendar} small />} onClick={() => ask("lastDay")}>
          {say("classes.until", {
            date: format.date(noonOf(of.lastDay), { day: "numeric", month: "short", year: "numeric" }),
          })}
        </Button>
      )}
      <Button size="small" kind="quiet" icon={<Icon of={IconCards} small />} onClick={() => ask("cards")}>
        {say("classes.cards.all")}
      </Button>
      {asked === "lastDay" && of.lastDay !== null && (
        <LastDayDialog groupId={group.id} lastDay={of.lastDay} onClose={close} />
      )}
      {asked === "cards" && (
        <ConfirmDialog
          title={say("classes.cards.all.title")}
          act={say("classes.cards.all.act")}
          cancel={say("classes.cancel")}
          onAct={async () => onCards((await renewCards(group.id, ids)).cards)}
          onClose={close}
        >
          <p>{say("classes.cards.void.all")}</p>
        </ConfirmDialog>
      )}
    </Cluster>
  );
}

/** How a group's pupils sign in with cards; nothing on a site without them. */
export function ClassSection({ group, moveNote }: SectionProps) {
  const say = useSay();
  const loaded = useClass(group.id);
  const [adding, setAdding] = useState(false);
  const [cards, setCards] = useState<readonly ClassCard[] | null>(null);
  return (
    <Loaded of={loaded} shape="none">
      {(of) =>
        of.on && (
          <Section title={say("classes.title")} gap={4}>
            <p className="soft measure">{say("classes.about")}</p>
            {of.handedOver && (
              <Note tone="warn">
                <p>{say("classes.handedOver")}</p>
              </Note>
            )}
            {of.pupils.length > 0 && <School group={group} of={of} onCards={setCards} />}
            <p>
              <Button icon={<Icon of={IconUsersPlus} small />} onClick={() => setAdding(true)}>
                {say("classes.add")}
              </Button>
            </p>
            {adding && (
              <AddPupils
                group={group}
                present={of.pupils.map(({ name }) => name)}
                moveNote={moveNote}
                onClose={() => setAdding(false)}
                onCards={setCards}
              />
            )}
            {cards && <CardsDialog group={group} cards={cards} onClose={() => setCards(null)} />}
          </Section>
        )
      }
    </Loaded>
  );
}
