import { call } from "../../../shared/api/api.ts";
import { revalidate } from "../../../shared/api/use-load.ts";
import { toast } from "../../../shared/components/notices.tsx";

/** Changes something about a person (`path` below `admin/users`); also after a failure the screen shows what is there. */
export async function changePerson(path: string, body: object): Promise<void> {
  try {
    await call("POST", `admin/users/${path}`, { body });
  } finally {
    await revalidate("admin/users");
  }
  toast("admin.person.done");
}
