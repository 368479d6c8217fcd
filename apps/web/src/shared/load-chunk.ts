const PATIENCE = 120_000;

/** Thrown when a part of the page could not be loaded. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super("a part of the page could not be loaded", { cause });
    this.name = "ChunkFailure";
  }
}

async function within<Loaded>(load: () => Promise<Loaded>, patience: number): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), patience);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a part of the page: each try has 120 s, and there are two. Throws ChunkFailure. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>, patience = PATIENCE): Promise<Loaded> {
  try {
    return await within(load, patience);
  } catch {
    try {
      return await within(load, patience);
    } catch (error) {
      throw new ChunkFailure(error);
    }
  }
}
