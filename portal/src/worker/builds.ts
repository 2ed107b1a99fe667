import type { WorkerParts } from './worker-parts.ts';

/** One cache per build; the pages of one build never meet the files of another. */
const BUILD = 'gangway-build-';
/** Where the worker before this one kept its files. */
const OLD_SHELL = 'gangway-shell';
/** This build and the one before it, for pages that are open now. */
const BUILDS_KEPT = 2;
/** A browser has six connections to a host; the guest's pages need theirs. */
const AT_ONCE = 2;
const SHELL = '/index.html';

/** A file of the build as the build tool lists it; a hashed name has no revision. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}

/** The shell's revision changes with every file that it leads to, and names the build. */
export function buildName(files: readonly BuiltFile[]): string {
  return files.find(({ url }) => addressOf(url) === SHELL)?.revision ?? 'unknown';
}

const buildCacheName = (files: readonly BuiltFile[]) => BUILD + buildName(files);

const addressOf = (url: string) => (url.startsWith('/') ? url : `/${url}`);

/** All of the build or nothing: a shell never stands there without its lazy pages, and so is put there last. */
export async function keepBuild(parts: WorkerParts, files: readonly BuiltFile[]): Promise<void> {
  const name = buildCacheName(files);
  const cache = await parts.caches.open(name);
  const queue = files.filter(({ url }) => addressOf(url) !== SHELL);
  async function keepNext(): Promise<void> {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const address = addressOf(file.url);
      await cache.put(address, await fresh(parts, address, file.revision === null));
    }
  }
  try {
    // Fetched first: minutes later the server may have the shell of another build.
    const shell = await unredirected(await fresh(parts, SHELL, false));
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    await cache.put(SHELL, shell);
  } catch (error) {
    queue.length = 0;
    await parts.caches.delete(name);
    throw error;
  }
}

/** A host may lead from /index.html to /, and no browser opens a page with an answer that was led elsewhere. */
async function unredirected(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, statusText, headers });
}

/** A hashed file that an earlier build has left is the right one; any other is asked for. */
async function fresh({ caches, fetch }: WorkerParts, address: string, isHashed: boolean): Promise<Response> {
  const copy = isHashed ? await caches.match(address) : undefined;
  if (copy) return copy;
  const answer = await fetch(address, { cache: isHashed ? 'default' : 'no-cache' });
  if (!answer.ok || (isHashed && isPage(answer))) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Many hosts answer what they do not have with the portal's page; as a script it would be kept for good. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

/** Older builds go; the one before stays, so that a page that is open still finds the pages it has not opened yet. */
export async function forgetOldBuilds({ caches }: WorkerParts, files: readonly BuiltFile[]): Promise<void> {
  const own = buildCacheName(files);
  const names = await caches.keys(); // in the order in which they were made
  const others = names.filter((name) => name.startsWith(BUILD) && name !== own);
  const shells = await Promise.all(others.map(async (name) => (await caches.open(name)).match(SHELL)));
  const whole = others.filter((_, place) => shells[place]);
  // An install that was broken off left what is no build; one that is under way now is younger than this build.
  const broken = others.filter((name) => !whole.includes(name) && names.indexOf(name) < names.indexOf(own));
  const gone = [
    ...whole.slice(0, Math.max(0, whole.length - BUILDS_KEPT + 1)),
    ...broken,
    ...names.filter((n) => n === OLD_SHELL),
  ];
  await Promise.all(gone.map((name) => caches.delete(name)));
}

export async function keptShell({ caches }: WorkerParts, files: readonly BuiltFile[]): Promise<Response | undefined> {
  return await (await caches.open(buildCacheName(files))).match(SHELL);
}

/** Hashed names never change their content, so any build's copy is the file. A store that fails costs the copy alone. */
export async function builtFile(
  { caches, fetch }: WorkerParts,
  request: Request,
  files: readonly BuiltFile[],
): Promise<Response> {
  const name = buildCacheName(files);
  const copy = await keptFile(caches, name, request).catch(() => undefined);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok && !isPage(answer)) await keepFile(caches, name, request, answer.clone()).catch(() => undefined);
  return answer;
}

async function keptFile(caches: CacheStorage, name: string, request: Request): Promise<Response | undefined> {
  const own = await caches.open(name);
  return (await own.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
}

async function keepFile(caches: CacheStorage, name: string, request: Request, answer: Response): Promise<void> {
  await (await caches.open(name)).put(request, answer);
}
