import { useRef } from 'react';
import { isHubFailure } from './hub-failure.ts';
import { newKey } from './idempotency-key.ts';

interface Attempt {
  /** The key to send: the same one for the same wish, until the hub has decided. */
  keyFor(wish: unknown): string;
  /** The hub has said yes or no; the next press is a new attempt. */
  decided(): void;
  /** An earlier press has had no answer yet. */
  isOpen(): boolean;
}

/** BD17: pressing again after a lost answer must not do twice what a guest wants once. */
export function useAttempt(): Attempt {
  const open = useRef<{ wish: string; key: string }>(undefined);
  return {
    keyFor(wish) {
      const wanted = JSON.stringify(wish);
      if (open.current?.wish !== wanted) open.current = { wish: wanted, key: newKey() };
      return open.current.key;
    },
    decided() {
      open.current = undefined;
    },
    isOpen: () => open.current !== undefined,
  };
}

/** The hub has decided against it; any other failure leaves open whether it was done. */
export function isRefusal(failure: unknown): boolean {
  const status = isHubFailure(failure) ? failure.status : undefined;
  return status !== undefined && status >= 400 && status < 500;
}
