/** Code that could not be fetched is asked for again after this time, or as soon as there is a network. */
export const ASK_AGAIN_MS = 30_000;

/** Asks until it is had, or until nobody waits any more. */
export function untilHad<T>(load: () => Promise<T>, take: (had: T) => void, onMissing?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  async function ask() {
    clearTimeout(timer);
    try {
      const had = await load();
      if (isOver) return;
      stop();
      take(had);
    } catch {
      if (isOver) return;
      onMissing?.();
      timer = setTimeout(ask, ASK_AGAIN_MS);
    }
  }
  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', ask);
  }
  ask();
  window.addEventListener('online', ask);
  return stop;
}
