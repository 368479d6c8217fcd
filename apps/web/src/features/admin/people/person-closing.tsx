import { IconLock, IconLockOpen, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { call } from "../../../shared/api/api.ts";
import { revalidate } from "../../../shared/api/use-load.ts";
import { ConfirmDialog } from "../../../shared/components/confirm-dialog.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { toast } from "../../../shared/components/notices.tsx";
import { changePerson } from "./change-person.ts";
import styles from "./people.module.css";

type Person = Pick<PersonDetail, "id" | "name" | "blocked">;

interface DialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

function BlockDialog({ person: { id, name, blocked }, onClose }: DialogProps) {
  const say = useSay();
  return (
    <ConfirmDialog
      title={say(blocked ? "admin.person.unblock.title" : "admin.person.block.title", { name })}
      act={say(blocked ? "admin.person.unblock" : "admin.person.block.act")}
      kind="primary"
      cancel={say("admin.person.keep")}
      onAct={() => changePerson(`${id}/block`, { blocked: !blocked })}
      onClose={onClose}
    >
      <p>{say(blocked ? "admin.person.unblock.note" : "admin.person.block.note")}</p>
    </ConfirmDialog>
  );
}

function EraseDialog({ person: { id, name }, onClose }: DialogProps) {
  const say = useSay();
  const wait = useId();
  const [typed, setTyped] = useState("");
  const same = typed.trim().normalize("NFC") === name.trim().normalize("NFC");
  const erase = async () => {
    try {
      await call("DELETE", `users/${id}`);
    } catch (error) {
      void revalidate("admin/users");
      throw error;
    }
    navigate("/users", { replace: true });
    toast("admin.person.erased");
  };
  return (
    <ConfirmDialog
      title={say("admin.person.erase.title", { name })}
      act={say("admin.person.erase.act")}
      cancel={say("admin.person.keep")}
      onAct={erase}
      onClose={onClose}
      waitsFor={same ? undefined : wait}
    >
      <p>{say("admin.person.erase.note")}</p>
      <TextField
        label={say("admin.person.erase.type", { name })}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <p id={wait} className="soft small">
        {same ? "" : say("admin.person.erase.wrong")}
      </p>
    </ConfirmDialog>
  );
}

/** Blocks, lets in again, and erases. */
export function PersonClosing({ person }: { person: Person }) {
  const say = useSay();
  const [asked, ask] = useState<"block" | "erase" | null>(null);
  const close = () => ask(null);
  return (
    <>
      <Rows bare>
        <li className={styles["line"]}>
          <p>{say(person.blocked ? "admin.person.unblock.note" : "admin.person.block.note")}</p>
          <Button
            size="small"
            icon={<Icon of={person.blocked ? IconLockOpen : IconLock} small />}
            onClick={() => ask("block")}
          >
            {say(person.blocked ? "admin.person.unblock" : "admin.person.block")}
          </Button>
        </li>
        <li className={styles["line"]}>
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
      </Rows>
      {asked === "block" && <BlockDialog person={person} onClose={close} />}
      {asked === "erase" && <EraseDialog person={person} onClose={close} />}
    </>
  );
}
