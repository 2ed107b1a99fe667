// The line between a browser and the ship: it can be cut, and it hears what the page complains about. A page says it the
// same way in every engine, from the first script on, because the line puts a listener in front of all others.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Line {
  url: string;
  complaints: readonly string[];
  /** The event streams whose answer has begun. */
  streams: readonly string[];
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

const LISTENER = '/line/listener.js';
const COMPLAINTS = '/line/complaints';

/** Runs in the page. */
function listen(address: string): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // What is cut off because a guest goes elsewhere is nobody's complaint.
  const tell = (words: unknown) => isLeaving || navigator.sendBeacon(address, String(words));
  const failed = ({ target, message }: ErrorEvent) => {
    // By what it is, not by its class: Firefox tells the next page of links of the one that was left, which are of another window.
    const { rel = '', outerHTML } = (target ?? {}) as Partial<HTMLLinkElement>;
    // Whoever needs what was fetched ahead in vain asks for it again, and complains then.
    if (/preload/.test(rel)) return;
    tell(outerHTML ? `did not load: ${outerHTML.slice(0, 200)}` : message);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`nobody caught: ${reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(words.join(' '));
    error.apply(console, words);
  };
}

export interface LineOptions {
  to: string;
  /** A script that runs in the page before every other. */
  before?: string;
}

export async function layLine({ to, before = '' }: LineOptions): Promise<Line> {
  const complaints: string[] = [];
  const streams: string[] = [];
  const script = `${before};(${listen})(${JSON.stringify(COMPLAINTS)});`;
  const server = createServer(async (request, answer) => {
    if (request.url === COMPLAINTS) {
      complaints.push(await text(request));
      answer.writeHead(204).end();
    } else if (request.url === LISTENER) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }).end(script);
    } else pass(request, answer, { to, streams });
  });
  const port = await open(server, 0);
  return {
    url: `http://localhost:${port}`,
    complaints,
    streams,
    cut: () => shut(server),
    async mend() {
      await open(server, port);
    },
    close: () => shut(server),
  };
}

const open = (server: Server, port: number) =>
  new Promise<number>((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => {
      server.off('error', fail);
      done((server.address() as AddressInfo).port);
    });
  });

const shut = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

/** The ship's answer as it is; a page gets the listener. */
function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  { to, streams }: { to: string; streams: string[] },
): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const further = request(new URL(asked.url ?? '/', to), { method: asked.method, headers }, async (given) => {
    const { 'content-length': length, ...rest } = given.headers;
    const isPage = rest['content-type']?.startsWith('text/html') && length !== '0';
    answer.writeHead(given.statusCode ?? 502, isPage ? rest : given.headers);
    if (rest['content-type']?.startsWith('text/event-stream')) streams.push(asked.url ?? '');
    if (!isPage) return void given.on('error', () => answer.destroy()).pipe(answer);
    const page = await text(given);
    answer.end(page.replace('<head>', `<head><script src="${LISTENER}"></script>`));
  });
  further.on('error', () => answer.destroy());
  answer.on('close', () => further.destroy());
  asked.pipe(further);
}
