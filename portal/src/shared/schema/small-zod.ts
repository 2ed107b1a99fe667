// Stands for `zod` in the portal's build (vite.config.ts): the part of it that the contract is written in, on zod's own
// small build. The whole is 20 KB that a phone would fetch before its first page. What is missing here fails when a module of
// the contract is loaded; `small-zod.mocked.test.ts` loads them all and holds them to what zod itself says.
import * as mini from 'zod/mini';

type Schema = mini.ZodMiniType;
type Check = Parameters<Schema['check']>[number];
type Settings = Parameters<typeof mini.refine>[1];

const isNumber = (schema: Schema) => schema.def.type === 'number';
const checked = (schema: Schema, check: unknown) => schema.check(check as Check);
const asObject = (schema: Schema) => schema as mini.ZodMiniObject;

const METHODS = {
  optional(this: Schema) {
    return dressed(mini.optional(this));
  },
  nullable(this: Schema) {
    return dressed(mini.nullable(this));
  },
  nullish(this: Schema) {
    return dressed(mini.optional(dressed(mini.nullable(this))));
  },
  default(this: Schema, value: unknown) {
    return dressed(mini._default(this, value as never));
  },
  catch(this: Schema, value: unknown) {
    return dressed(mini.catch(this, value as never));
  },
  refine(this: Schema, holds: (value: unknown) => unknown, settings?: Settings) {
    return checked(this, mini.refine(holds, settings));
  },
  min(this: Schema, least: number) {
    return checked(this, isNumber(this) ? mini.gte(least) : mini.minLength(least));
  },
  max(this: Schema, most: number) {
    return checked(this, isNumber(this) ? mini.lte(most) : mini.maxLength(most));
  },
  length(this: Schema, wanted: number) {
    return checked(this, mini.length(wanted));
  },
  int(this: Schema) {
    return checked(this, mini.int());
  },
  positive(this: Schema) {
    return checked(this, mini.positive());
  },
  nonnegative(this: Schema) {
    return checked(this, mini.nonnegative());
  },
  regex(this: Schema, pattern: RegExp, settings?: Settings) {
    return checked(this, mini.regex(pattern, settings));
  },
  trim(this: Schema) {
    return checked(this, mini.trim());
  },
  extend(this: Schema, shape: mini.core.$ZodShape) {
    return mini.extend(asObject(this), shape);
  },
  partial(this: Schema, keys?: Record<string, true>) {
    return keys ? mini.partial(asObject(this), keys as never) : mini.partial(asObject(this));
  },
  strict(this: Schema) {
    return mini.catchall(asObject(this), mini.never());
  },
};

/** Schemas of a kind share a prototype, which gets the methods with the first of them. */
function dressed<One extends object>(schema: One): One & typeof METHODS {
  const prototype = Object.getPrototypeOf(schema);
  if (!('nullish' in prototype)) {
    for (const [name, value] of Object.entries(METHODS)) Object.defineProperty(prototype, name, { value });
  }
  return schema as One & typeof METHODS;
}

type Maker = (...args: never[]) => object;
/** Makes what another function makes, with methods. */
const maker =
  (make: Maker) =>
  (...args: unknown[]) =>
    dressed(make(...(args as never[])));

export const z = {
  string: maker(mini.string),
  number: maker(mini.number),
  boolean: maker(mini.boolean),
  null: maker(mini.null),
  literal: maker(mini.literal),
  enum: maker(mini.enum),
  array: maker(mini.array),
  tuple: maker(mini.tuple),
  record: maker(mini.record),
  union: maker(mini.union),
  object: maker(mini.object),
  strictObject: maker(mini.strictObject),
  stringbool: maker(mini.stringbool),
  coerce: { number: maker(mini.coerce.number) },
  iso: { datetime: maker(mini.iso.datetime) },
  ipv4: maker(mini.ipv4),
  ipv6: maker(mini.ipv6),
};
