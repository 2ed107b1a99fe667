import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from '#contract/index.ts';
import type { Routes } from '#contract/route.ts';

type Part = 'query' | 'body' | 'reply';
const PARTS: readonly Part[] = ['query', 'body', 'reply'];

const original = CONTRACT as Record<string, Routes>;
vi.doMock('zod', () => import('./small-zod.ts'));
vi.resetModules();
const modules = import.meta.glob<object>(['/contract/src/**/*.ts', '!/contract/src/**/*.test.ts']);
const { CONTRACT: small } = (await import('#contract/index.ts')) as { CONTRACT: Record<string, Routes> };

/** Something that a schema takes, by its description. */
function sample(schema: z.core.JSONSchema.BaseSchema | boolean): unknown {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(first);
  if (schema.type === 'array') return schema.prefixItems?.map(sample) ?? [sample(schema.items as typeof schema)];
  if (schema.type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sample(one)]));
  }
  return schema.type === 'string' ? 'text' : schema.type === 'boolean' ? true : schema.type === 'null' ? null : 7;
}

const OTHERS: readonly unknown[] = [
  ...[undefined, null, true, -1.5, 1e17, -1e17],
  ...['', ' x '.repeat(2_000), '🚢'.repeat(70), '12', 'Yes', 'off'],
  ...[{}, { de: 'Tag', en: 1 }, [], [1, 'x'], [1, 2, 3]],
];

/** A value, and the same with each part of it left out or of another kind. */
function* variations(value: unknown): Generator<unknown> {
  yield value;
  if (Array.isArray(value)) {
    yield [];
    for (const one of variations(value[0])) yield [one];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      for (const other of OTHERS) yield { ...value, [key]: other };
      for (const other of variations(one)) yield { ...value, [key]: other };
    }
    yield { ...value, unknownKey: 1 };
  }
}

/** What is read, or what is wrong where; zod's words are not among what the portal needs. */
function outcome(schema: z.ZodType, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data };
  return { issues: error.issues.map((issue) => [issue.code, issue.path, 'expected' in issue && issue.expected]) };
}

const schemas = Object.entries(original).flatMap(([area, routes]) =>
  Object.entries(routes).flatMap(([name, route]) =>
    PARTS.flatMap((part) => (route[part] ? [[`${area}.${name}.${part}`, route[part], part, area, name] as const] : [])),
  ),
);

it('knows every word of the contract', async () => {
  expect(Object.keys(modules).length).toBeGreaterThan(30);
  for (const load of Object.values(modules)) await load();
  expect(small).not.toBe(original);
});

it.each(schemas)('%s reads as with zod itself', (_, schema, part, area, name) => {
  const same = small[area]?.[name]?.[part] as z.ZodType;
  expect(same).not.toBe(schema);
  const described = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const mixture = Object.assign({}, ...(described.oneOf ?? []).map(sample));
  for (const value of [undefined, null, '', 3, [], mixture, ...variations(sample(described))]) {
    expect(outcome(same, value)).toEqual(outcome(schema, value));
  }
});

it('[A268] says what was wrong to whoever insists', () => {
  const { body } = Object.values(small.problems ?? {}).find((route) => route.body) ?? {};
  expect(() => body?.parse({})).toThrow('invalid_type');
});
