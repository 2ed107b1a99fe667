import type { z } from 'zod';

const ID_KEY = /^(id|.*Id|accountNumber)$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any hub's answer in our words: `null` counts as absent, ids are texts. A bare `null` stays, it is an answer. */
export function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(normalise);
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    if (one === null) continue;
    result[key] = typeof one === 'number' && ID_KEY.test(key) ? String(one) : normalise(one);
  }
  return result;
}

/** The one place where answers are read: checked by the contract, but an answer that does not fit is used as it came. */
export function readTolerantly(
  schema: z.ZodType | undefined,
  value: unknown,
  report: (problem: string) => void,
): unknown {
  const normal = normalise(value);
  if (!schema) return normal;
  const parsed = schema.safeParse(normal);
  if (parsed.success) return parsed.data;
  report(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  return normal;
}
