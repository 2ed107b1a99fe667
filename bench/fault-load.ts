// Guests who book while something fails: each asks again with the same key until the answer decides.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRequest } from './booking-load.ts';

export interface Answer {
  /** When it came, and after how long. */
  at: number;
  ms: number;
  /** 0 when there was none. */
  status: number;
  body: string;
  /** How the connection failed. */
  error?: string;
}

const CLIENT_TIMEOUT_MS = 15_000;
const RETRY_MS = 100;
const BETWEEN_GUESTS_MS = 100;

export function ask(port: number, path: string, agent: Agent, booking?: BookingRequest): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, body: string, error?: string) => {
      const at = performance.now();
      resolve({ at, ms: at - began, status, body, error });
    };
    const headers = booking && {
      'content-type': 'application/json',
      sessionid: booking.session,
      'idempotency-key': booking.key,
    };
    const options = { host: '127.0.0.1', port, path, agent, method: booking ? 'POST' : 'GET', headers };
    const call = request({ ...options, timeout: CLIENT_TIMEOUT_MS }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      reply.on('end', () => done(reply.statusCode ?? 0, body));
      reply.on('error', (error: NodeJS.ErrnoException) => done(0, '', error.code ?? error.message));
    });
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', (error: NodeJS.ErrnoException) => done(0, '', error.code ?? error.message));
    call.end(booking && JSON.stringify(booking.body));
  });
}

export interface Crowd {
  answers: Answer[];
  confirmed(): number;
  /** No new guests; those who have no answer yet go on until they have one. */
  finish(): Promise<void>;
}

/** So many guests at a time, each at the next hub. */
export function sendCrowd(ports: () => readonly number[], requests: BookingRequest[], atOnce: number): Crowd {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let stopped = false;
  let booked = 0;

  async function guests(lane: number): Promise<void> {
    for (let booking = requests.pop(); booking && !stopped; booking = requests.pop()) {
      for (let turn = lane; ; turn += 1) {
        const open = ports();
        const answer = await ask(open[turn % open.length] ?? 0, `/v1/${booking.path}`, agent, booking);
        answers.push(answer);
        if (answer.status === 200 && !answer.body.includes('"failed":true')) booked += 1;
        if (answer.status === 200 || answer.status === 409) break;
        await pause(RETRY_MS);
      }
      await pause(BETWEEN_GUESTS_MS);
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, lane) => guests(lane)));
  return {
    answers,
    confirmed: () => booked,
    async finish() {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}
