// Books as many guests at once do, in a process of its own: keep-alive sockets, one request at a time on each.
// Arguments: comma-separated ports, connections, file with the requests, and the seconds over which they are spread (none: as fast
// as they are answered). Prints one JSON line.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface BookingRequest {
  path: string;
  session: string;
  key: string;
  body: unknown;
}

export interface BookingLoadReport {
  seconds: number;
  /** Answers that confirm a booking, or a muster. */
  booked: number;
  /** Answers that refuse one in so many words. */
  refused: number;
  /** Anything else. */
  failures: string[];
  medianMs: number;
  p99Ms: number;
  slowestMs: number;
}

const END_OF_HEAD = '\r\n\r\n';

if (import.meta.main) {
  const [ports = '', connections = '200', file = '', spread = '0'] = process.argv.slice(2);
  const requests: BookingRequest[] = JSON.parse(readFileSync(file, 'utf8'));
  const report = await loadBookings(ports.split(',').map(Number), Number(connections), requests, Number(spread));
  console.log(JSON.stringify(report));
}

async function loadBookings(
  ports: readonly number[],
  connections: number,
  requests: readonly BookingRequest[],
  spreadSeconds: number,
): Promise<BookingLoadReport> {
  const gapMs = (spreadSeconds * 1000) / requests.length;
  const messages = requests.map(httpMessage);
  const latencies: number[] = [];
  const report = { booked: 0, refused: 0, failures: [] as string[] };
  let next = 0;

  function count(status: number, body: string) {
    if (status === 200 && /"failed":false|"groupReference":|"musterStationVisitRequired":/.test(body))
      report.booked += 1;
    else if (status === 409 || /"failed":true/.test(body)) report.refused += 1;
    else report.failures.push(`${status} ${body.slice(0, 200)}`);
  }

  /** One guest after the other on one socket, until nobody is left. */
  function visit(port: number): Promise<void> {
    return new Promise((done) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      let asked = 0;
      let pending = '';
      const ask = () => {
        const place = next++;
        const message = messages[place];
        if (message === undefined) return socket.end();
        if (gapMs === 0) return send(message, performance.now());
        // Who comes when all connections are taken has waited since then.
        const due = started + place * gapMs;
        setTimeout(() => send(message, due), Math.max(0, due - performance.now()));
      };
      const send = (message: string, since: number) => {
        asked = since;
        socket.write(message);
      };
      socket.setEncoding('utf8');
      socket.on('connect', ask);
      socket.on('close', () => done());
      socket.on('error', (error) => {
        report.failures.push(error.message);
        done();
      });
      socket.on('data', (chunk: string) => {
        pending += chunk;
        const end = pending.indexOf(END_OF_HEAD);
        if (end < 0) return;
        const length = Number(/\r\ncontent-length: *(\d+)/i.exec(pending.slice(0, end + 2))?.[1]);
        const body = pending.slice(end + END_OF_HEAD.length);
        if (Buffer.byteLength(body) < length) return;
        latencies.push(performance.now() - asked);
        count(Number(pending.slice(9, 12)), body);
        pending = '';
        ask();
      });
    });
  }

  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, index) => visit(ports[index % ports.length] ?? 0)));
  const seconds = (performance.now() - started) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { seconds, ...report, medianMs: at(0.5), p99Ms: at(0.99), slowestMs: sorted.at(-1) ?? Number.NaN };
}

function httpMessage({ path, session, key, body }: BookingRequest): string {
  const json = JSON.stringify(body);
  const head = [
    `POST /v1/${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    `SessionId: ${session}`,
    `Idempotency-Key: ${key}`,
  ];
  return head.join('\r\n') + END_OF_HEAD + json;
}
