import { createHash } from 'node:crypto';
import type { Clock } from '#hub/shared/clock.ts';
import type { EventBus } from '#hub/shared/event-bus.ts';

/** A serialized public reply, ready to be written to a socket. */
export interface CachedReply {
  body: Buffer;
  etag: string;
  until: number;
}

/** What was current when an answer began to be read; it is kept only if that is still so when it is done. */
export interface CacheTicket {
  topics: readonly string[];
  generations: readonly number[];
  until: number;
}

export interface ByteCache {
  get(key: string): CachedReply | undefined;
  ticket(topics: readonly { name: string }[], until?: Date): CacheTicket;
  keep(key: string, text: string, ticket: CacheTicket): CachedReply;
  clear(): void;
}

const LIMIT_BYTES = 64_000_000;

export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Kept replies of this process. An event of a topic drops the replies that depend on it, on every process. */
export function createByteCache(events: EventBus, clock: Clock, limitBytes = LIMIT_BYTES): ByteCache {
  const replies = new Map<string, CachedReply>();
  const keysOf = new Map<string, Set<string>>();
  const generation = new Map<string, number>();
  let gaps = 0;
  let bytes = 0;

  function drop(key: string) {
    const reply = replies.get(key);
    if (reply && replies.delete(key)) bytes -= reply.body.length;
  }

  function watch(topic: string) {
    if (keysOf.has(topic)) return;
    keysOf.set(topic, new Set());
    events.on({ name: topic }, () => {
      generation.set(topic, (generation.get(topic) ?? 0) + 1);
      for (const key of keysOf.get(topic) ?? []) drop(key);
      keysOf.set(topic, new Set());
    });
  }

  function clear() {
    gaps += 1;
    replies.clear();
    bytes = 0;
    for (const keys of keysOf.values()) keys.clear();
  }
  events.onGap(clear);

  const generationsOf = (topics: readonly string[]) => [gaps, ...topics.map((topic) => generation.get(topic) ?? 0)];

  return {
    get(key) {
      const reply = replies.get(key);
      if (reply && reply.until <= clock.now().getTime()) {
        drop(key);
        return undefined;
      }
      return reply;
    },
    ticket(topics, until) {
      const names = topics.map(({ name }) => name);
      names.forEach(watch);
      return { topics: names, generations: generationsOf(names), until: until?.getTime() ?? Number.POSITIVE_INFINITY };
    },
    keep(key, text, { topics, generations, until }) {
      const body = Buffer.from(text);
      const reply = { body, etag: etagOf(body), until };
      const unchanged = generationsOf(topics).every((value, index) => value === generations[index]);
      if (unchanged && body.length <= limitBytes) {
        drop(key);
        for (const [oldest] of replies) {
          if (bytes + body.length <= limitBytes) break;
          drop(oldest);
        }
        replies.set(key, reply);
        bytes += body.length;
        for (const topic of topics) keysOf.get(topic)?.add(key);
      }
      return reply;
    },
    clear,
  };
}
