import { reopenDelayMs } from './reopen.rules.ts';

/** The part of an EventSource that is used. */
export interface EventSourceLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  close: () => void;
}

export interface Following {
  open: () => EventSourceLike;
  onData: (data: unknown) => void;
  /** The stream opened, or broke. */
  onState?: (isOpen: boolean) => void;
  /** How long to wait before it is opened anew. */
  delayMs?: (failures: number, random: number) => number;
  /** What is logged when it breaks. */
  broken: string;
  log?: (message: string, detail: unknown) => void;
  random?: () => number;
}

/** Follows an event stream of the hub until the answer is called; one that breaks is logged, closed and opened anew later. */
export function followStream(following: Following): () => void {
  const { open, onData, onState, broken, log = console.warn, random = Math.random } = following;
  const { delayMs = reopenDelayMs } = following;
  let source: EventSourceLike | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function start(): void {
    const stream = open();
    source = stream;
    stream.onopen = () => {
      failures = 0;
      onState?.(true);
    };
    stream.onmessage = ({ data }) => onData(data);
    stream.onerror = (event) => {
      // A265: the browser's own immediate reconnect is never used.
      log(broken, event);
      stream.close();
      failures += 1;
      timer = setTimeout(start, delayMs(failures, random()));
      onState?.(false);
    };
  }

  start();
  const stop = () => {
    clearTimeout(timer);
    source?.close();
  };
  return stop;
}

/** The same for as long as the page is there: a page that goes closes its stream. */
export function followStreamOnPage(following: Following): () => void {
  const stop = followStream(following);
  window.addEventListener('pagehide', stop);
  return () => {
    window.removeEventListener('pagehide', stop);
    stop();
  };
}
