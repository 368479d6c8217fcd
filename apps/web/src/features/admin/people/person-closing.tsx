import { IconLock, IconLockOpen, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import styles from "./people.module.css";
import { PersonConfirm } from "./person-confirm.tsx";

type Person = Pick<PersonDetail, "id" | "name" | "blocked">;

function BlockDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const say = useSay();
  const { id, name, blocked } = person;
  return (
    <PersonConfirm
      title={say(blocked ? "admin.person.unblock.title" : "admin.person.block.title", { name })}
      act={say(blocked ? "admin.person.unblock" : "admin.person.block.act")}
      onAct={() => call("POST", `admin/users/${id}/block`, { body: { blocked: !blocked } })}
      onClose={onClose}
    >
      <p>{say(blocked ? "admin.person.unblock.note" : "admin.person.block.note")}</p>
    </PersonConfirm>
  );
}

function EraseDialog({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const say = useSay();
  const own = useId();
  const [typed, setTyped] = useState("");
  const same = typed.trim().normalize("NFC") === name.trim().normalize("NFC");
  return (
    <PersonConfirm
      title={say("admin.person.erase.title", { name })}
      act={say("admin.person.erase.act")}
      onAct={() => call("DELETE", `users/${id}`)}
      onDone={() => {
        navigate("/users", { replace: true });
        toast("admin.person.erased");
      }}
      onClose={onClose}
      waitsFor={same ? undefined : `${own}wait`}
    >
      <p>{say("admin.person.erase.note")}</p>
      <div className={styles["field"]}>
        <label htmlFor={own}>{say("admin.person.erase.type", { name })}</label>
        <input id={own} autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <p id={`${own}wait`} className="soft">
          {same ? "" : say("admin.person.erase.wrong")}
        </p>
      </div>
    </PersonConfirm>
  );
}

/** Blocks, lets in again, and erases. */
export function PersonClosing({ person }: { person: Person }) {
  const say = useSay();
  const [asked, ask] = useState<"block" | "erase" | null>(null);
  const close = () => ask(null);
  return (
    <>
      <ul className={styles["lines"]}>
        <li>
          <p>{say(person.blocked ? "admin.person.unblock.note" : "admin.person.block.note")}</p>
          <Button
            size="small"
            icon={<Icon of={person.blocked ? IconLockOpen : IconLock} small />}
            onClick={() => ask("block")}
          >
            {say(person.blocked ? "admin.person.unblock" : "admin.person.block")}
          </Button>
        </li>
        <li>
          <p>{say("admin.person.erase.note")}</p>
          <Button
            size="small"
            className={styles["danger"]}
            icon={<Icon of={IconTrash} small />}
            onClick={() => ask("erase")}
          >
            {say("admin.person.erase")}
          </Button>
        </li>
      </ul>
      {asked === "block" && <BlockDialog person={person} onClose={close} />}
      {asked === "erase" && <EraseDialog person={person} onClose={close} />}
    </>
  );
}
