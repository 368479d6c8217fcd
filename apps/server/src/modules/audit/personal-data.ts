import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { blankNotes, listNotes } from "./store.ts";

/** What admins did about these, people or what belongs to them, with what they noted. */
export async function exportNotes(queries: Queries, subjects: readonly string[], { iso }: Calendar) {
  const notes = subjects.length === 0 ? [] : await listNotes(queries, subjects);
  return notes.map(({ action, subject, note, created_at }) => ({ action, subject, note, at: iso(created_at) }));
}

/** What admins wrote about a person goes with the person; that something was done stays. */
export const auditPersonalData: PersonalData = {
  erase: (queries, userId) => blankNotes(queries, [userId]),
  async export(queries, userId, calendar) {
    return { notes: (await exportNotes(queries, [userId], calendar)).map(({ subject: _subject, ...note }) => note) };
  },
};

export const auditStoredData: readonly StoredData[] = [
  {
    id: "audit",
    tables: ["audit_entries"],
    people: ["admins", "players"],
    basis: "interest",
    recipients: [],
    deletion: "night",
    span: ({ audit_months: months }) => ({ months }),
  },
];
