import { useEffect, useEffectEvent } from 'react';

interface MediaKeys {
  title: string;
  album: string;
  picture: string | undefined;
  onToggle: (isOn: boolean) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The keys of keyboards, headphones and lock screens, where the browser passes them on. */
export function useMediaKeys({ title, album, picture, onToggle, onPrevious, onNext }: MediaKeys): void {
  const toggle = useEffectEvent(onToggle);
  const previous = useEffectEvent(() => onPrevious?.());
  const next = useEffectEvent(() => onNext?.());
  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession || typeof MediaMetadata === 'undefined') return;
    mediaSession.metadata = new MediaMetadata({ title, album, ...(picture && { artwork: [{ src: picture }] }) });
    const handlers = {
      play: () => toggle(true),
      pause: () => toggle(false),
      previoustrack: () => previous(),
      nexttrack: () => next(),
    };
    const actions = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const action of actions) mediaSession.setActionHandler(action, handlers[action]);
    return () => {
      mediaSession.metadata = null;
      for (const action of actions) mediaSession.setActionHandler(action, null);
    };
  }, [title, album, picture]);
}
