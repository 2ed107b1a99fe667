import { fingerprint } from '#portal/shared/fingerprint.ts';
import { newKey } from '#portal/shared/hub/idempotency-key.ts';
import type { KeptStorage } from '#portal/shared/state/persistence.ts';

/** What a press is about: the same guest who wants the same thing again wants it once. */
export interface Wish {
  guest: string;
  /** What is booked, in words that no other press uses: `dining pergola`. */
  what: string;
  /** Everything that makes it another booking when it changes. */
  content: unknown;
}

/** BD17: the keys of presses that the hub has not decided yet; they outlive a reload of the page. */
export interface Attempts {
  /** The key to send: the same one for the same wish, until the hub has decided. */
  keyFor(wish: Wish): string;
  /** The hub has said yes or no; the next press is a new attempt. */
  decided(wish: Wish): void;
}

export const ATTEMPTS_KEY = 'guestportal.attempts';
/** Who presses again later than this has seen the bookings meanwhile, and means another booking. */
export const ATTEMPT_KEPT_MS = 30 * 60_000;

interface Attempt {
  key: string;
  at: number;
}

export function createAttempts(storage: KeptStorage | undefined, now: () => number): Attempts {
  const open = new Map(readAttempts(storage));

  function write(): void {
    try {
      storage?.setItem(ATTEMPTS_KEY, JSON.stringify([...open]));
    } catch {
      // No memory in this browser: the keys live as long as the page.
    }
  }

  return {
    keyFor(wish) {
      for (const [name, { at }] of open) if (now() - at > ATTEMPT_KEPT_MS) open.delete(name);
      const name = nameOf(wish);
      const known = open.get(name);
      if (known) return known.key;
      const key = newKey();
      open.set(name, { key, at: now() });
      write();
      return key;
    },
    decided(wish) {
      if (open.delete(nameOf(wish))) write();
    },
  };
}

/** AD9: a fingerprint, because nothing that a guest typed may be kept. */
function nameOf({ guest, what, content }: Wish): string {
  return fingerprint(JSON.stringify([guest, what, content]));
}

function readAttempts(storage: KeptStorage | undefined): [string, Attempt][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(ATTEMPTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Attempt] {
  if (!Array.isArray(entry)) return false;
  const [name, attempt] = entry as [unknown, Partial<Attempt> | null];
  return typeof name === 'string' && typeof attempt?.key === 'string' && typeof attempt.at === 'number';
}
