import { IconArrowUp } from "@tabler/icons-react";
import { useId } from "react";
import type { MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Note } from "@karota/ui/note.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { priceWords } from "../../shared/format/price-words.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import { moveFor, type Limit } from "./moves.ts";
import { useInfo, usePackages } from "./use-mentor.ts";

export type Move = MentorPackage | "beyond" | null;

/**
 * The package into which an action of this size moves the mentor, where that changes a price; null also until that is
 * loaded.
 */
export function useMove(limit: Limit, needed: (usage: { groups: number; students: number }) => number): Move {
  const info = useInfo().data;
  const packages = usePackages().data?.packages;
  const move = info && packages ? moveFor(packages, info.package.name, limit, needed(info.usage)) : null;
  return move !== "beyond" && isFreeSite() ? null : move;
}

/** Says before the action where it leads and what an assignment costs there. */
export function MoveNote({ move, id }: { move: Move; id: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  return (
    <div id={id} role="status">
      {move !== null && (
        <Note tone="warn" icon={<Icon of={IconArrowUp} />}>
          {move === "beyond" ? (
            <p>{say("students.move.beyond")}</p>
          ) : (
            <p>
              <b>{say("students.move", { package: say(`package.${move.name}`) })}</b>{" "}
              {say("students.move.prices", {
                group: priceWords(move.groupAssignmentPrice, speaker),
                student: priceWords(move.studentAssignmentPrice, speaker),
              })}
            </p>
          )}
        </Note>
      )}
    </div>
  );
}

/** The filled button of a dialog; its label names the package that the action leads to. */
export function MoveButton(props: {
  readonly move: Move;
  readonly label: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly note: string;
  readonly onClick: () => void;
}) {
  const say = useSay();
  const { move, label, busy, disabled = false, note, onClick } = props;
  const id = useId();
  return (
    <Button
      id={id}
      kind="primary"
      busy={busy}
      disabled={disabled || move === "beyond"}
      aria-describedby={move === null ? undefined : note}
      onClick={onClick}
    >
      {move === null || move === "beyond" ? label : say("students.move.act", { package: say(`package.${move.name}`) })}
    </Button>
  );
}
