/** A live picture that has not come by now is not coming by itself: guests are told, instead of a circle without end. */
export const PICTURE_MS = 25_000;

/** HTMLMediaElement.HAVE_CURRENT_DATA */
const HAS_DATA = 2;

/**
 * Some browsers open a live playlist, know its length and never show a picture of it, without a word of complaint
 * (docs/decisions/025-every-browser.md).
 */
export function watchPicture(element: HTMLMediaElement, giveUp: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // Held by the guest, or by a browser that wants a press first.
      const isHeld = element.paused && element.readyState > 0;
      if (!isHeld) giveUp();
    }, PICTURE_MS);
  };
  const look = () => {
    if (element.readyState >= HAS_DATA) rest();
  };
  for (const name of ['play', 'waiting']) element.addEventListener(name, wait, { signal });
  for (const name of ['playing', 'timeupdate']) element.addEventListener(name, look, { signal });
  element.addEventListener('pause', rest, { signal });
  signal.addEventListener('abort', rest, { once: true });
  wait();
}
