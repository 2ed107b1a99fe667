import type { Pool } from '#hub/shared/database/sql.ts';
import { startKillable } from './killable-hub.ts';

const CLIENTS = 8;

/** What one guest presses, always with the same key. */
export interface Press {
  key: string;
  session: string;
  path: string;
  body: unknown;
}

export interface Lives {
  kills: number;
  answersPerLife: number;
}

/** Presses everything until it is answered, while the process that answers is killed again and again; the answers by key. */
export async function pressWhileKilled<T>(sql: Pool, presses: readonly Press[], lives: Lives): Promise<Map<string, T>> {
  let current = startKillable(sql);
  let next = startKillable(sql);
  let kills = 0;
  let sinceStart = 0;
  const answers = new Map<string, T>();

  /** Ends the process without a word, in the middle of whatever it does; the next one is ready or soon will be. */
  async function kill() {
    const victim = await current;
    kills += 1;
    sinceStart = 0;
    current = next;
    next = startKillable(sql);
    victim.child.kill('SIGKILL');
  }

  async function press({ key, session, path, body }: Press): Promise<T> {
    const headers = { 'content-type': 'application/json', SessionId: session, 'Idempotency-Key': key };
    for (;;) {
      const { origin } = await current;
      try {
        const reply = await fetch(`${origin}/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        const answer = await reply.json();
        if (reply.status === 200) return answer as T;
        if (reply.status !== 503) throw new Error(`${key}: ${reply.status} ${JSON.stringify(answer)}`);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // fetch: the connection is gone; the same key again
      }
    }
  }

  const queue = [...presses];
  let killing = Promise.resolve();
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      answers.set(one.key, await press(one));
      sinceStart += 1;
      if (sinceStart === lives.answersPerLife && kills < lives.kills) killing = killing.then(kill);
    }
  });
  await Promise.all(clients);
  await killing;
  for (const { child } of await Promise.all([current, next])) child.kill('SIGKILL');
  if (kills !== lives.kills) throw new Error(`The hub was killed ${kills} times, not ${lives.kills}.`);
  return answers;
}
