import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { Note } from "@karota/ui/note.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { priceWords } from "../../../shared/format/price-words.ts";
import { moveFor } from "../moves.ts";
import { useInfo, usePackages } from "../use-mentor.ts";

/** Says which package a mentor moves to when as many people come by the link as may, and what an assignment costs there. */
export function JoinMove({ group, maxMembers }: { group: GroupDetail; maxMembers: number }) {
  const say = useSay();
  const speaker = useSpeaker();
  const info = useInfo().data;
  const packages = usePackages().data?.packages;
  if (!info || !packages) return null;
  const present = info.package.name;
  const newcomers = Math.max(0, maxMembers - group.numMembers);
  const moves = [
    moveFor(packages, present, "maxStudentsPerGroup", maxMembers),
    moveFor(packages, present, "maxStudents", info.usage.students + newcomers),
  ];
  const largest = packages.at(-1)!;
  if (moves.includes("beyond"))
    return (
      <Note tone="warn" role="status">
        <p>{say("joinLink.beyond", { members: largest.maxStudentsPerGroup, students: largest.maxStudents })}</p>
      </Note>
    );
  const next = packages.findLast((one) => moves.includes(one));
  return (
    next && (
      <Note tone="warn" role="status">
        <p>
          <b>{say("joinLink.move", { package: say(`package.${next.name}`) })}</b>{" "}
          {say("students.move.prices", {
            group: priceWords(next.groupAssignmentPrice, speaker),
            student: priceWords(next.studentAssignmentPrice, speaker),
          })}
        </p>
      </Note>
    )
  );
}
