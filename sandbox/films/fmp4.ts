// As much of fragmented MP4 as it takes to play a short reel again and again on one timeline.

interface Box {
  type: string;
  /** Of the whole box. */
  start: number;
  /** Of what is in it. */
  body: number;
  end: number;
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);

function* boxesIn(bytes: Buffer, from = 0, to = bytes.length): Generator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < 8 || at + size > to) return;
    const box = {
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      body: at + (isLong ? 16 : 8),
      end: at + size,
    };
    yield box;
    if (CONTAINERS.has(box.type)) yield* boxesIn(bytes, box.body, box.end);
    at += size;
  }
}

/** Ticks per second of the only track, from its init segment. */
export function timescaleOf(init: Buffer): number {
  for (const { type, body } of boxesIn(init)) {
    if (type === 'mdhd') return init.readUInt32BE(body + (init[body] === 1 ? 20 : 12));
  }
  throw new Error('The init segment has no track.');
}

/** When the fragment begins, in ticks. */
export function decodeTimeOf(segment: Buffer): bigint {
  for (const { type, body } of boxesIn(segment)) {
    if (type === 'tfdt')
      return segment[body] === 1 ? segment.readBigUInt64BE(body + 4) : BigInt(segment.readUInt32BE(body + 4));
  }
  throw new Error('The segment has no decode time.');
}

/** The same fragment, later by so many ticks. */
export function shifted(segment: Buffer, ticks: bigint): Buffer {
  if (ticks === 0n) return segment;
  const copy = Buffer.from(segment);
  for (const { type, body } of boxesIn(copy)) {
    if (type === 'tfdt') shiftField(copy, body + 4, copy[body] === 1, ticks);
    // The index of a segment says the same time once more, after reference and timescale.
    if (type === 'sidx') shiftField(copy, body + 12, copy[body] === 1, ticks);
  }
  return copy;
}

function shiftField(bytes: Buffer, at: number, isLong: boolean, ticks: bigint): void {
  if (isLong) bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at) + ticks, at);
  else bytes.writeUInt32BE(Number((BigInt(bytes.readUInt32BE(at)) + ticks) & 0xffffffffn), at);
}
