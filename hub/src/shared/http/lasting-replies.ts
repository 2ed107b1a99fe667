import { type KeptReply, keptReply } from '#hub/shared/byte-cache.ts';

const bytes = new WeakMap<object, KeptReply | undefined>();

/**
 * Says that this very object will be answered again and does not change: its bytes are made once. Whoever answers decides
 * anew each time whether it is still the right one.
 */
export function lasting<T extends object>(reply: T): T {
  if (!bytes.has(reply)) bytes.set(reply, undefined);
  return reply;
}

/** The bytes of a reply that lasts; nothing for any other. */
export function bytesOf(reply: unknown): KeptReply | undefined {
  if (typeof reply !== 'object' || reply === null || !bytes.has(reply)) return undefined;
  const made = bytes.get(reply) ?? keptReply(JSON.stringify(reply));
  bytes.set(reply, made);
  return made;
}
