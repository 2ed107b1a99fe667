/** What can go wrong at a partner: late answers, refusals, nonsense, or nobody there at all. */
export const FAULTS = ['slow', 'refuse', 'garbage', 'down'] as const;

export interface FaultSetting {
  /** One that every partner can have, or one of the partner's own. */
  fault: string;
  /** How long `slow` waits before it answers as usual. */
  delayMs: number;
}

const SLOW_MS = 5_000;
/** Longer than any caller waits (the portal gives up after 15 s), shorter than anyone forgets a switch. */
const LONGEST_MS = 60_000;

/** The fault switches of all partners; a partner without an entry works. */
export class FaultSwitches {
  readonly #settings = new Map<string, FaultSetting>();

  get(partner: string): FaultSetting | undefined {
    return this.#settings.get(partner);
  }

  /** Sets a switch from what a request says; false when it names no fault. */
  set(partner: string, fault: unknown, delayMs?: unknown, own: readonly string[] = []): boolean {
    if (fault === 'none') {
      this.#settings.delete(partner);
      return true;
    }
    const known = [...FAULTS, ...own].find((one) => one === fault);
    if (!known) return false;
    const wanted = Number(delayMs);
    const delay = Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, LONGEST_MS) : SLOW_MS;
    this.#settings.set(partner, { fault: known, delayMs: delay });
    return true;
  }

  all(): Record<string, FaultSetting> {
    return Object.fromEntries(this.#settings);
  }
}
