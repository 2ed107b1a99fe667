import type { EventSourceLike } from './event-source.ts';

/** Reads an event stream by fetch: an EventSource cannot send the header of a session. */
export function openHeaderStream(ask: (signal: AbortSignal) => Promise<Response>): EventSourceLike {
  const gone = new AbortController();
  const source: EventSourceLike = { onopen: null, onmessage: null, onerror: null, close: () => gone.abort() };

  async function read(): Promise<void> {
    const reply = await ask(gone.signal);
    if (!reply.ok || !reply.body) throw new Error(`The stream was answered with ${reply.status}.`);
    source.onopen?.();
    const reader = reply.body.getReader();
    const decoder = new TextDecoder();
    for (let rest = ''; ; ) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) tell(event);
    }
  }

  function tell(event: string): void {
    const lines = event.split('\n').filter((line) => line.startsWith('data:'));
    if (lines.length > 0) source.onmessage?.({ data: lines.map((line) => line.slice(5).trimStart()).join('\n') });
  }

  read().catch((error: unknown) => {
    if (!gone.signal.aborted) source.onerror?.(error);
  });
  return source;
}
