import type { AuditReply } from "@karota/contract/admin/audit.ts";
import type { PersonDetail } from "@karota/contract/admin/people.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { invalidateAccountStatus } from "../index.ts";
import { nameKeyOf } from "../name-key.ts";

/** What an admin does with people in tests; `here` gives what stands before each test. */
export function adminDesk(here: () => { readonly it: TestApp; readonly admin: Actor }) {
  const change = async (actor: Actor, set: Record<string, unknown>) => {
    await here().it.database.db.updateTable("users").set(set).where("id", "=", actor.id).execute();
    await invalidateAccountStatus(here().it.database, actor.id);
  };
  const named = async (name: string, email = "t@example.com") => {
    const person = await here().it.newPlayer();
    await change(person, { name, name_key: nameKeyOf(name), email });
    return person;
  };

  const read = (id: string, as = here().admin) => here().it.call(as, "GET", `admin/users/${id}`);
  const detail = async (id: string) => (await read(id)).json<PersonDetail>();
  const post = async (what: string, id: string, body: unknown, as = here().admin, headers = {}) => {
    const reply = await here().it.call(as, "POST", `admin/users/${id}/${what}`, body, headers);
    return [reply.statusCode, reply.json<{ code?: string }>().code] as const;
  };
  const audit = async (query = "") =>
    (await here().it.call(here().admin, "GET", `admin/audit?${query}`)).json<AuditReply>().entries.map((entry) => ({
      action: entry.action,
      actor: entry.actor?.id,
      subject: entry.subject,
      details: entry.details,
      note: entry.note,
    }));
  const SAVED = [200, "S-CHANGES-SAVED"];

  return { change, named, read, detail, post, audit, SAVED };
}
