import type { CardsReply, ClassCard, ClassReply } from "@karota/contract/classes/classes.ts";
import { call, readFile } from "../../shared/api/api.ts";
import { revalidate, useLoad } from "../../shared/api/use-load.ts";
import { downloadFile } from "../../shared/download-file.ts";

/** Its pupils with cards, for its owner alone. */
export const useClass = (groupId: string, isOwner = true) =>
  useLoad(["mentorship/groups", groupId, "class"], () => call<ClassReply>("GET", `classes/${groupId}`), isOwner);

/** Changes something of a class and loads what follows from it: the group, and what the mentor uses of the package. */
async function change<Reply>(method: "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<Reply> {
  try {
    return await call<Reply>(method, `classes/${path}`, body && { body });
  } finally {
    await revalidate("mentorship/");
  }
}

export const addPupils = (groupId: string, names: readonly string[]) =>
  change<CardsReply>("POST", `${groupId}/pupils`, { names });
export const renewCards = (groupId: string, ids: readonly string[]) =>
  change<CardsReply>("POST", `${groupId}/cards`, { ids });
export const renamePupil = (groupId: string, id: string, name: string) =>
  change("PUT", `${groupId}/pupils/${id}`, { name });
export const unlockPupil = (groupId: string, id: string) => change("POST", `${groupId}/pupils/${id}/unlock`);
export const removePupil = (groupId: string, id: string) => change("DELETE", `${groupId}/pupils/${id}`);
export const changeLastDay = (groupId: string, lastDay: string) => change("PUT", groupId, { lastDay });

/** Saves cards that were just made as a PDF. */
export async function saveCards(groupId: string, groupName: string, cards: readonly ClassCard[]): Promise<void> {
  const { file } = await readFile("POST", `classes/${groupId}/cards/print`, { body: { cards } });
  downloadFile(`karota-${groupName.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.pdf`, file);
}
