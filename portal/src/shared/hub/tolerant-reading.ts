import type { z } from 'zod';

const ID_KEY = /^(id|.*Id|accountNumber)$/;
/** BD10: issued by the hub for the hub, sent back unchanged. */
const OPAQUE_KEY = 'bookingInformation';
/** A mended record can lack something itself; nothing on the wire lies deeper than this. */
const MENDING_ROUNDS = 4;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any hub's answer in our words: `null` counts as absent, ids are texts. A bare `null` stays, it is an answer. */
export function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(normalise);
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    if (one === null) continue;
    if (key === OPAQUE_KEY) result[key] = one;
    else result[key] = typeof one === 'number' && ID_KEY.test(key) ? String(one) : normalise(one);
  }
  return result;
}

/** The one place where answers are read: checked by the contract and mended; what still does not fit is used as it is. */
export function readTolerantly(
  schema: z.ZodType | undefined,
  value: unknown,
  report: (problem: string) => void,
): unknown {
  let normal = normalise(value);
  if (!schema) return normal;
  for (let round = 0; ; round++) {
    const parsed = schema.safeParse(normal);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    if (round === 0) report(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
    if (round === MENDING_ROUNDS) return normal;
    for (const issue of issues) {
      const isOurs = !issue.path.includes(OPAQUE_KEY);
      if (issue.code === 'invalid_type' && isOurs) normal = mendAt(normal, issue.path, issue.expected);
    }
  }
}

function mendAt(value: unknown, [key, ...rest]: readonly PropertyKey[], expected: string): unknown {
  if (key === undefined) return mended(value, expected);
  if (Array.isArray(value)) return value.map((one, place) => (place === key ? mendAt(one, rest, expected) : one));
  return isRecord(value) ? { ...value, [key]: mendAt(value[key as string], rest, expected) } : value;
}

/**
 * Another hub's way to say the same: an absent list is empty, one thing stands for a list of one, an absent record has
 * nothing in it, digits are a text and a text of digits is a number, a text by language is its default.
 */
function mended(value: unknown, expected: string): unknown {
  if (expected === 'array' && !Array.isArray(value)) return isRecord(value) && 'id' in value ? [value] : [];
  if ((expected === 'object' || expected === 'record') && value === undefined) return {};
  if (expected === 'string') return asText(value);
  if (expected === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) {
    return Number(value);
  }
  return value;
}

function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (value === undefined) return '';
  return isRecord(value) && typeof value.defaultValue === 'string' ? value.defaultValue : value;
}
