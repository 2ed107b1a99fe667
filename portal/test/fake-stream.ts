import type { ReloadSource } from '#portal/app/reload/reload-stream.ts';

/** An event stream whose events the test makes. */
export class FakeStream implements ReloadSource {
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
