import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '#hub/shared/clock.ts';
import type { EventBus } from '#hub/shared/event-bus.ts';
import { createRecent } from '#hub/shared/recent.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

/** A serialized public reply, ready to be written to a socket. */
export interface KeptReply {
  body: Buffer;
  etag: string;
  topics: readonly string[];
  /** Milliseconds of the clock; forgotten after it. */
  until: number;
  /** Made in the background after the first request that takes them. */
  compressed: Partial<Record<Encoding, Buffer | 'making'>>;
}

/** What was current when an answer began to be read; it is kept only if that is still so when it is done. */
export interface CacheTicket {
  topics: readonly string[];
  generations: readonly number[];
  until: number;
}

export interface ByteCache {
  get(key: string): KeptReply | undefined;
  ticket(topics: readonly { name: string }[], until?: Date): CacheTicket;
  keep(key: string, text: string, ticket: CacheTicket): KeptReply;
  clear(): void;
}

const LIMIT_BYTES = 64_000_000;
const BOOKKEEPING_BYTES = 500;
const WORTH_COMPRESSING_BYTES = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Kept replies of this process. An event of a topic drops the replies that depend on it, on every process. */
export function createByteCache(events: EventBus, clock: Clock, limitBytes = LIMIT_BYTES): ByteCache {
  // Compressed copies are smaller than the reply itself, at most two of them.
  const replies = createRecent<KeptReply>(limitBytes, ({ body }) => body.length * 2 + BOOKKEEPING_BYTES);
  const generations = new Map<string, number>();
  let gaps = 0;

  function watch(topic: string) {
    if (generations.has(topic)) return;
    generations.set(topic, 0);
    events.on({ name: topic }, () => {
      generations.set(topic, (generations.get(topic) ?? 0) + 1);
      for (const [key, reply] of [...replies.entries()]) if (reply.topics.includes(topic)) replies.delete(key);
    });
  }

  function clear() {
    gaps += 1;
    replies.clear();
  }
  events.onGap(clear);

  const generationsOf = (topics: readonly string[]) => [gaps, ...topics.map((topic) => generations.get(topic) ?? 0)];

  return {
    get(key) {
      const reply = replies.get(key);
      if (reply && reply.until !== Number.POSITIVE_INFINITY && reply.until <= clock.now().getTime()) {
        replies.delete(key);
        return undefined;
      }
      return reply;
    },
    ticket(topics, until) {
      const names = topics.map(({ name }) => name);
      names.forEach(watch);
      return { topics: names, generations: generationsOf(names), until: until?.getTime() ?? Number.POSITIVE_INFINITY };
    },
    keep(key, text, { topics, generations: before, until }) {
      const reply = keptReply(text, topics, until);
      const isCurrent = generationsOf(topics).every((value, index) => value === before[index]);
      if (isCurrent) replies.set(key, reply);
      return reply;
    },
    clear,
  };
}

export function keptReply(text: string, topics: readonly string[] = [], until = Number.POSITIVE_INFINITY): KeptReply {
  const body = Buffer.from(text);
  // Weak: the compressed copies of a reply share it.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag, topics, until, compressed: {} };
}

export async function compress(body: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return encoding === 'gzip' ? deflate(body, { level: quality }) : body;
}

/** RFC 9110: named, and not with the weight 0 that refuses it. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** The best encoding that a client takes and that is worth it for so many bytes. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding {
  if (!accepted || bytes < WORTH_COMPRESSING_BYTES) return 'identity';
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** The reply in an encoding if that copy is made already; otherwise as it is, and the copy is made for the next. */
export function encoded(reply: KeptReply, encoding: Encoding): { body: Buffer; encoding: Encoding } {
  const plain = { body: reply.body, encoding: 'identity' } as const;
  if (encoding === 'identity') return plain;
  const made = reply.compressed[encoding];
  if (made === 'making') return plain;
  if (made) return { body: made, encoding };
  reply.compressed[encoding] = 'making';
  compress(reply.body, encoding).then(
    (bytes) => {
      reply.compressed[encoding] = bytes;
    },
    () => undefined,
  );
  return plain;
}
