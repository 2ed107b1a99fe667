import { type RefObject, useEffect } from 'react';
import { isMovedByStyle, liftCaptions } from './caption-place.ts';

/** While the controls are in sight, which they are without a pause of three seconds or with the focus on one of them. */
export function useLiftedCaptions(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLMediaElement | null>,
  isIdle: boolean,
): void {
  useEffect(() => {
    const room = frame.current;
    const media = element.current;
    if (!room || !(media instanceof HTMLVideoElement) || isMovedByStyle()) return;
    const covered = () => {
      const controls = room.querySelector<HTMLElement>('[data-controls]');
      // With the shade above the first of them: Firefox lets a text hang a little below its line.
      const top = controls?.getBoundingClientRect().top;
      const isShown = !isIdle || controls?.contains(document.activeElement);
      return isShown && top !== undefined ? media.getBoundingClientRect().bottom - top : 0;
    };
    const captions = liftCaptions(media, covered);
    const gone = new AbortController();
    // The focus has moved when the event is over.
    const later = () => requestAnimationFrame(() => gone.signal.aborted || captions.look());
    for (const name of ['focusin', 'focusout']) room.addEventListener(name, later, { signal: gone.signal });
    return () => {
      gone.abort();
      captions.stop();
    };
  }, [frame, element, isIdle]);
}
