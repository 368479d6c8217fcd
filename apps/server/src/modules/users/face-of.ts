import { face, type Face } from "@karota/contract/users/face.ts";

/** The chosen face in a person's stored settings; null without one, and where the reader has no right to them. */
export function faceOf(settings: string | null): Face | null {
  if (settings === null) return null;
  const stored: unknown = JSON.parse(settings);
  const chosen = typeof stored === "object" && stored !== null && "face" in stored ? face.safeParse(stored.face) : null;
  return chosen?.data ?? null;
}
