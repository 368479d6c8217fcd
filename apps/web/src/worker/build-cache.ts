/** What a build consists of; written into the worker by `build/worker.ts`. Addresses without the origin. */
export interface BuildFiles {
  /** The name of the entry script, which changes with every file behind it. */
  readonly build: string;
  /** What the first picture needs, without texts. */
  readonly first: readonly string[];
  /** Everything that is no text: the screens, all games, style sheets, fonts, drawings. */
  readonly files: readonly string[];
  /** Large files that few need, those of one game or of one setting: cached from their first use on. */
  readonly later: readonly string[];
  /** The texts of each language, in all their parts. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The browser as far as the worker needs it. */
export interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** The browser saves data: what is used is cached, nothing is prefetched. */
  readonly saveData: boolean;
}

const PREFIX = "karota-build:";
/** Beside files, a cache has marks: that its build once served pages, and which languages are cached. */
const ACTIVE = "/mark/active";
const languageMark = (language: string): string => `/mark/language/${language}`;
/** The document of every address that has none of its own. */
const SHELL = "/";
/** Requests under way at a time, so that the page's own find room. */
const AT_ONCE = 4;

/**
 * The files of the page, cached so that it opens without a network: all files of a build, in a cache of its own, with
 * the texts of the languages that are in use; what only one game needs and is large comes with its first use. Names
 * change with the content, so what one build has another may take over.
 */
export function buildCache(build: BuildFiles, { caches, fetch, saveData }: Surroundings) {
  const name = PREFIX + build.build;

  async function addFiles(cache: Cache, files: readonly string[]): Promise<void> {
    const left = [...files];
    const work = async (): Promise<void> => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        if (await cache.match(file)) continue;
        // Other names than these do not change with what they hold.
        const before = file.startsWith("/assets/") ? await caches.match(file) : undefined;
        const response = before ?? (await fetch(file));
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        await cache.put(file, response);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Without it a build is not whole. An answer of the server that belongs to another build is refused. */
  async function cacheShell(cache: Cache): Promise<void> {
    const response = await fetch(SHELL, { headers: { accept: "text/html" }, cache: "no-cache" });
    if (!response.ok || !(await response.clone().text()).includes(build.build))
      throw new Error(`the document is not the one of ${build.build}`);
    await cache.put(SHELL, response);
  }

  async function cacheLanguage(language: string): Promise<void> {
    const texts = build.texts[language];
    if (!texts) return;
    const cache = await caches.open(name);
    await cache.put(languageMark(language), new Response());
    await addFiles(cache, saveData ? texts.filter((file) => build.first.includes(file)) : texts);
  }

  return {
    cacheLanguage,
    /** Caches those of the later files that are among these addresses: a page used them before it had a worker. */
    async cacheUsed(used: readonly string[]): Promise<void> {
      await addFiles(
        await caches.open(name),
        build.later.filter((file) => used.includes(file)),
      );
    },
    /** Fetches what is not here yet. Rejects when something is missing; what came stays for the next try. */
    async install(): Promise<void> {
      const cache = await caches.open(name);
      await addFiles(cache, saveData ? build.first : build.files);
      const used = await Promise.all(build.later.map((file) => caches.match(file)));
      await addFiles(
        cache,
        build.later.filter((_, index) => used[index]),
      );
      for (const language of Object.keys(build.texts))
        if (await caches.match(languageMark(language))) await cacheLanguage(language);
      await cacheShell(cache);
    },
    /** Deletes old builds. The one before stays: pages of it may still be open. */
    async activate(): Promise<void> {
      await (await caches.open(name)).put(ACTIVE, new Response());
      const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
      const served = await Promise.all(others.map(async (key) => (await caches.open(key)).match(ACTIVE)));
      const before = others.findLast((_, index) => served[index]);
      await Promise.all(others.filter((key) => key !== before).map((key) => caches.delete(key)));
    },
    /** A file of this build or of one before; what had to be fetched is here the next time. */
    async answerFile(request: Request): Promise<Response> {
      const cached = await caches.match(request, { ignoreVary: true });
      if (cached) return cached;
      const response = await fetch(request.url);
      if (response.ok) await (await caches.open(name)).put(request, response.clone());
      return response;
    },
    /** The document of an address: the server's, and without an answer of it in time the cached one. */
    async answerPage(ask: () => Promise<Response>, timeout: Promise<unknown>): Promise<Response> {
      const cached = () => caches.open(name).then((cache) => cache.match(SHELL));
      const answer = ask().then(
        // A preload without a network is rejected, but in Firefox fulfilled with an error.
        async (response) => ((response.status >= 500 || response.type === "error") && (await cached())) || response,
        async () => (await cached()) ?? Response.error(),
      );
      return Promise.race([answer, timeout.then(async () => (await cached()) ?? answer)]);
    },
  };
}
