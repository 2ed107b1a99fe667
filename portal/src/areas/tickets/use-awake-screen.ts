import { useEffect } from 'react';

/** A phone in a queue does not go dark while its code is shown; where the browser cannot, it is as ever. */
export function useAwakeScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function keepAwake() {
      if (document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await held?.release();
      else lock = held;
    }
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', keepAwake);
    void keepAwake();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };
  }, [isWanted]);
}
