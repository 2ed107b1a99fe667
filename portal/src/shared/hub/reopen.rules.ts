// When a stream that broke is opened again. A hub that restarts breaks all of them in one moment: each waits for a
// while of its own, so that ten thousand pages come back as a stream of visitors and not as a crowd at the door.

/** AD38: the delay before a new stream doubles between these. */
const FIRST_MS = 30_000;
const LONGEST_MS = 600_000;

/** AD38: doubled for every failure in a row, and up to half of it less. */
export function reopenDelayMs(failures: number, random: number): number {
  return Math.round(Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (1 - random / 2));
}

/** An emergency does not wait long: what the ship put up comes back at once, guests' phones within seconds. */
const LIVE_FIRST_MS = { ships: 1_000, guests: 8_000 };
const LIVE_LONGEST_MS = 15_000;
/** The earliest of the phones, of which there are thousands. */
const SOONEST = 1 / 16;

export function liveDelayMs(isGuests: boolean): typeof reopenDelayMs {
  const [first, soonest] = isGuests ? [LIVE_FIRST_MS.guests, SOONEST] : [LIVE_FIRST_MS.ships, 1 / 2];
  return (failures, random) =>
    Math.round(Math.min(first * 2 ** (failures - 1), LIVE_LONGEST_MS) * (1 - random * (1 - soonest)));
}
