// A small load generator in a process of its own: keep-alive sockets, one request at a time on each, no pipelining.
// Arguments: host, port, path, connections, milliseconds. Prints one JSON line.
import { connect, type Socket } from 'node:net';

export interface LoadReport {
  requestsPerSecond: number;
  answers: number;
  failures: number;
  medianMs: number;
  p99Ms: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

if (import.meta.main) {
  const [host = '127.0.0.1', port = '0', path = '/', connections = '32', milliseconds = '2000'] = process.argv.slice(2);
  const report = await load(host, Number(port), path, Number(connections), Number(milliseconds));
  console.log(JSON.stringify(report));
}

async function load(host: string, port: number, path: string, connections: number, ms: number): Promise<LoadReport> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept: application/json\r\n\r\n`);
  const latencies: number[] = [];
  let failures = 0;
  const started = performance.now();
  const deadline = started + ms;

  /** One guest: asks, waits for the whole answer, asks again. */
  function visit(): Promise<void> {
    return new Promise((done) => {
      const socket: Socket = connect({ host, port, noDelay: true });
      let asked = 0;
      let pending: Buffer = Buffer.alloc(0);
      const ask = () => {
        asked = performance.now();
        socket.write(request);
      };
      socket.on('connect', ask);
      socket.on('error', () => {
        failures += 1;
        done();
      });
      socket.on('close', () => done());
      socket.on('data', (chunk: Buffer) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
        const length = answerLength(pending);
        if (length === undefined || pending.length < length) return;
        if (pending.subarray(9, 12).toString('latin1') !== '200') failures += 1;
        pending = pending.subarray(length);
        latencies.push(performance.now() - asked);
        if (performance.now() < deadline) ask();
        else socket.end();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, visit));
  const seconds = (performance.now() - started) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    requestsPerSecond: latencies.length / seconds,
    answers: latencies.length,
    failures,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

/** Head and body of the answer at the front, once its head is complete. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end + 2))?.[1];
  if (length === undefined) throw new Error('The answer has no content-length.');
  return end + END_OF_HEAD.length + Number(length);
}
