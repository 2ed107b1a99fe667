import { get, type IncomingHttpHeaders } from 'node:http';

export interface TestStream {
  headers: IncomingHttpHeaders;
  text(): string;
  /** Everything received so far, as soon as it fits. */
  next(fits: (text: string) => boolean): Promise<string>;
  ended: Promise<boolean>;
  close(): void;
}

/** Opens a server-sent event stream and collects what it carries. */
export function openStream(url: string, headers: Record<string, string> = {}): Promise<TestStream> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (reply) => {
      let text = '';
      let waiting: { fits: (text: string) => boolean; found: (text: string) => void }[] = [];
      reply.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        waiting = waiting.filter(({ fits, found }) => {
          if (!fits(text)) return true;
          found(text);
          return false;
        });
      });
      resolve({
        headers: reply.headers,
        text: () => text,
        next: (fits) => (fits(text) ? Promise.resolve(text) : new Promise((found) => waiting.push({ fits, found }))),
        ended: new Promise((done) => {
          reply.on('close', () => done(true)).on('error', () => done(true));
        }),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}
