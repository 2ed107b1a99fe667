/**
 * Lets many who ask at once share a read, and still answers everybody as things stood after they asked: whoever comes
 * while a read is under way waits for the next one, since that one may have looked already.
 */
export function nextRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const mine = current.then(() => {
      next = undefined;
      return read();
    });
    current = mine.catch(() => undefined);
    next = mine;
    return mine;
  };
}
