import type { EventSourceLike } from '#portal/shared/hub/event-source.ts';

/** An event stream whose events the test makes. */
export class FakeStream implements EventSourceLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  close(): void {
    this.isClosed = true;
  }
}
