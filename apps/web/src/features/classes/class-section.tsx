import { IconCalendar, IconCards, IconUsersPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { ClassCard, ClassReply } from "@karota/contract/classes/classes.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows, Section } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
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
import { PupilRow } from "./pupil-row.tsx";
import { renewCards, useClass } from "./use-class.ts";

interface SectionProps {
  readonly group: GroupDetail;
  /** Says which package the mentor moves to when the group has so many members. */
  readonly moveNote: (group: GroupDetail, members: number) => ReactNode;
}

/** The class code, the end of the class, and its pupils. */
function Pupils({
  group,
  of,
  onCards,
}: {
  group: GroupDetail;
  of: ClassReply;
  onCards: (cards: readonly ClassCard[]) => void;
}) {
  const say = useSay();
  const format = useFormat();
  const [asked, ask] = useState<"cards" | "lastDay" | null>(null);
  const close = () => ask(null);
  // Somebody waits at a locked screen; the mentor closes the list again.
  const [isOpen] = useState(() => of.pupils.some(({ locked }) => locked));
  const renewAll = async () =>
    onCards(
      (
        await renewCards(
          group.id,
          of.pupils.map(({ id }) => id),
        )
      ).cards,
    );
  return (
    <>
      <Cluster gap={4}>
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
      </Cluster>
      <Disclosure open={isOpen} summary={say("classes.pupils", { count: of.pupils.length })}>
        <Rows bare>
          {of.pupils.map((pupil) => (
            <PupilRow key={pupil.id} groupId={group.id} pupil={pupil} onCards={onCards} />
          ))}
        </Rows>
        <Button icon={<Icon of={IconCards} small />} onClick={() => ask("cards")}>
          {say("classes.cards.all")}
        </Button>
      </Disclosure>
      {asked === "lastDay" && of.lastDay !== null && (
        <LastDayDialog groupId={group.id} lastDay={of.lastDay} onClose={close} />
      )}
      {asked === "cards" && (
        <ConfirmDialog
          title={say("classes.cards.all.title")}
          act={say("classes.cards.all.act")}
          cancel={say("classes.cancel")}
          onAct={renewAll}
          onClose={close}
        >
          <p>{say("classes.cards.void.all")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A group's pupils with cards; nothing on a site without them. */
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
            {of.pupils.length > 0 && <Pupils group={group} of={of} onCards={setCards} />}
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
