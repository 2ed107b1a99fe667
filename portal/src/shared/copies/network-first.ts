/** Read by the portal's transport: the moment at which a copy was made that stands in for the hub, as epoch ms. */
export const KEPT_AT_HEADER = 'x-kept-at';
/** On a ship's link a good answer is there by then; who has a copy at hand need not wait any longer. */
export const PATIENCE_MS = 6_000;

/** A place for copies of one answer. */
export interface CopyPlace {
  kept: () => Promise<Response | undefined>;
  keep: (answer: Response) => Promise<void>;
}

/** The network, and the last copy with its age where it does not answer, or not soon. A store that fails has no copy. */
export async function networkFirst(ask: () => Promise<Response>, { kept, keep }: CopyPlace): Promise<Response> {
  const copy = () => kept().catch(() => undefined);
  const asked = ask().then(async (answer) => {
    // Kept before it is handed on, because a worker may be ended with its last answer; a full store costs nobody the answer.
    if (answer.ok) await keep(answer.clone()).catch(() => undefined);
    return answer;
  });
  try {
    const answer = await within(PATIENCE_MS, asked);
    return answer ?? (await copy()) ?? (await asked);
  } catch (error) {
    const standIn = await copy();
    if (standIn) return standIn;
    throw error;
  }
}

/** Nothing when it takes longer; what comes later is kept all the same. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((passed) => {
    timer = setTimeout(() => passed(undefined), milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same answer with the moment at which it came. */
export async function stamped(answer: Response, now: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT_HEADER, String(now));
  const { status, statusText } = answer;
  return new Response(await answer.arrayBuffer(), { status, statusText, headers });
}
