import { useLayoutEffect, useRef } from 'react';

/** A197, AD28: a barcode reader types its characters anywhere on the page and ends with Enter. */
export function useScanner(onScan: (text: string) => void, onStart: () => void): void {
  const handlers = useRef({ onScan, onStart });
  useLayoutEffect(() => {
    handlers.current = { onScan, onStart };
  });

  // As soon as the page is seen: whoever holds a card to it already must not lose its first digits.
  useLayoutEffect(() => {
    let scanned = '';
    const take = (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        const text = scanned.trim();
        scanned = '';
        if (!text) return;
        event.preventDefault(); // a button that happens to have the focus is not meant
        handlers.current.onScan(text);
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (scanned === '') handlers.current.onStart();
        scanned += event.key;
      }
    };
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, []);
}
