/** How long the address of a file stays valid for the browser to fetch it, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

/** Lets the browser save a file, as the person has configured it. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

export const csvFile = (text: string): Blob => new Blob([text], { type: "text/csv;charset=utf-8" });

/** A name that every file system takes. */
export const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
