/** An archive whose bytes depend on its entries and the given time only. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { posix } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Header, type Pack } from "tar-stream";

/** One file or link of an archive. */
export interface Entry {
  /** Below the archive's folder, with forward slashes. */
  readonly path: string;
  readonly from: { readonly file: string } | { readonly text: string } | { readonly link: string };
}

const GZIP_LEVEL = 6;
const FOLDER_MODE = 0o755;
const PROGRAM_MODE = 0o755;
const FILE_MODE = 0o644;

const isProgram = (file: string): boolean => (statSync(file).mode & 0o100) !== 0;

const foldersAbove = (path: string): string[] => {
  const above = posix.dirname(path);
  return above === "." ? [] : [...foldersAbove(above), above];
};

/** Waits until the entry has been read, or the pack has failed. */
function add(
  archive: Pack,
  headers: Pick<Header, "name"> & Partial<Header>,
  from: Entry["from"] | null,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const end = (error?: Error | null) => (error ? done.reject(error) : done.resolve());
  if (from === null || "link" in from) archive.entry(headers, end);
  else if ("text" in from) archive.entry(headers, from.text, end);
  else createReadStream(from.file).on("error", end).pipe(archive.entry(headers, end));
  return done.promise;
}

const byPath = (one: Entry, other: Entry): number => (one.path < other.path ? -1 : 1);

async function addAll(archive: Pack, entries: readonly Entry[], folder: string, time: Date): Promise<void> {
  // `mtime` and the owner are the same for all: they would differ from machine to machine.
  const common = { mtime: time, uid: 0, gid: 0, uname: "root", gname: "root" };
  const folders = new Set<string>();
  for (const { path, from } of entries.toSorted(byPath)) {
    const name = posix.join(folder, path);
    for (const above of foldersAbove(name).filter((one) => !folders.has(one))) {
      folders.add(above);
      await add(archive, { ...common, name: `${above}/`, type: "directory", mode: FOLDER_MODE }, null);
    }
    if ("link" in from) {
      await add(archive, { ...common, name, type: "symlink", linkname: from.link, mode: 0o777 }, from);
      continue;
    }
    const file = "file" in from ? from.file : null;
    const size = "text" in from ? Buffer.byteLength(from.text) : statSync(from.file).size;
    await add(archive, { ...common, name, size, mode: file && isProgram(file) ? PROGRAM_MODE : FILE_MODE }, from);
  }
  archive.finalize();
}

/**
 * Writes `target`, a compressed tar file with all entries in one folder, and returns its SHA-256 in hexadecimal. The same
 * entries and time make the same bytes, with the same runtime.
 */
export async function writeArchive(
  target: string,
  folder: string,
  entries: readonly Entry[],
  time: Date,
): Promise<string> {
  const archive = pack();
  const hash = createHash("sha256");
  const hashed = new PassThrough();
  hashed.on("data", (bytes: Buffer) => hash.update(bytes));
  await Promise.all([
    pipeline(archive, createGzip({ level: GZIP_LEVEL }), hashed, createWriteStream(target)),
    addAll(archive, entries, folder, time),
  ]);
  return hash.digest("hex");
}
