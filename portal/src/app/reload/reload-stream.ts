/** AD38: the delay before a new stream doubles between these. */
export const FIRST_DELAY_MS = 30_000;
export const LONGEST_DELAY_MS = 600_000;

/** The part of an EventSource that is used. */
export interface ReloadSource {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  close: () => void;
}

/** AD38: doubled for every failure in a row, and up to a quarter less, so that a fleet of screens does not knock at once. */
export function reopenDelayMs(failures: number, random: number): number {
  const full = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
  return Math.round(full * (1 - random / 4));
}

export interface ReloadWatch {
  open: () => ReloadSource;
  deviceType: string;
  reload: () => void;
  log?: (message: string, detail: unknown) => void;
  random?: () => number;
}

/** A261-A265: reloads the page when the operator says so; answers how to stop watching. */
export function watchReloads({
  open,
  deviceType,
  reload,
  log = console.warn,
  random = Math.random,
}: ReloadWatch): () => void {
  let source: ReloadSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function start(): void {
    const stream = open();
    source = stream;
    stream.onopen = () => {
      failures = 0;
    };
    stream.onmessage = ({ data }) => {
      if (data === deviceType.toUpperCase()) reload(); // A263, A264
    };
    stream.onerror = (event) => {
      // A265: the browser's own immediate reconnect is never used.
      log('The reload stream broke', event);
      stream.close();
      failures += 1;
      timer = setTimeout(start, reopenDelayMs(failures, random()));
    };
  }

  start();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
