const LOAD_TIMEOUT_MS = 120_000;

/** Thrown when a part of the page could not be loaded. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super("a part of the page could not be loaded", { cause });
    this.name = "ChunkFailure";
  }
}

/** Loads a part of the page: what fails is tried once more, and 120 s are the end of it. Throws ChunkFailure. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load().catch(load), late]);
  } catch (error) {
    throw new ChunkFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
