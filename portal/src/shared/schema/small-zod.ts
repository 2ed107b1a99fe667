// Stands for `zod` in the portal's build (vite.config.ts): the words that the contract is written in, with the meaning that
// zod gives them. Zod itself would be 11 KB in its smallest build, which a phone would fetch before its first page. What is
// missing here fails when a module of the contract is loaded; `small-zod.mocked.test.ts` loads them all and holds them to what
// zod itself says.
import {
  type Check,
  claim,
  fine,
  hasLength,
  issueOf,
  lengthClaim,
  other,
  type Reading,
  TRIMMED,
  WHOLE,
  wrong,
} from './small-checks.ts';

type Parse = (value: unknown) => Reading;
type Shape = Readonly<Record<string, Schema>>;

interface Traits {
  /** What a schema makes of a value that is not there: nothing, or another one. Else it has to be there. */
  absent?: 'nothing' | 'another';
  /** What it reads may be absent too. */
  mayLack?: boolean;
  shape?: Shape;
  isStrict?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Schema {
  readonly def: { type: string };
  readonly traits: Traits;
  readonly #parse: Parse;
  readonly #checks: readonly Check[];

  constructor(type: string, parse: Parse, traits: Traits = {}, checks: readonly Check[] = []) {
    this.def = { type };
    this.traits = traits;
    this.#parse = parse;
    this.#checks = checks;
  }

  get shape(): Shape {
    return this.traits.shape ?? {};
  }

  read(value: unknown): Reading {
    const reading = this.#parse(value);
    for (const { look, isOfLength } of this.#checks) {
      if (isOfLength ? hasLength(reading.value) : !reading.isOther) look(reading);
    }
    return reading;
  }

  safeParse(value: unknown) {
    const { value: data, issues } = this.read(value);
    if (issues.length === 0) return { success: true, data };
    return { success: false, error: Object.assign(new Error(JSON.stringify(issues)), { issues }) };
  }

  parse(value: unknown): unknown {
    const { data, error } = this.safeParse(value);
    if (error) throw error;
    return data;
  }

  #with(check: Check): Schema {
    return new Schema(this.def.type, this.#parse, this.traits, [...this.#checks, check]);
  }

  optional(): Schema {
    const { absent } = this.traits;
    const parse: Parse = (value) => {
      if (value !== undefined) return this.read(value);
      const instead = absent === 'another' ? this.read(value) : fine(value);
      return fine(instead.issues.length === 0 ? instead.value : undefined);
    };
    return new Schema('optional', parse, { absent: absent ?? 'nothing', mayLack: true });
  }
  nullable(): Schema {
    const { absent, mayLack } = this.traits;
    return new Schema('nullable', (value) => (value === null ? fine(value) : this.read(value)), { absent, mayLack });
  }
  nullish(): Schema {
    return this.nullable().optional();
  }
  default(instead: unknown): Schema {
    const copy = () => (Array.isArray(instead) ? [...instead] : instead);
    const parse: Parse = (value) => {
      const reading = value === undefined ? fine(copy()) : this.read(value);
      return reading.value === undefined ? { ...reading, value: copy() } : reading;
    };
    return new Schema('default', parse, { absent: 'another' });
  }
  catch(instead: unknown): Schema {
    const { absent = 'nothing', mayLack } = this.traits;
    const parse: Parse = (value) => {
      const reading = this.read(value);
      return reading.issues.length === 0 ? reading : fine(instead);
    };
    return new Schema('catch', parse, { absent, mayLack });
  }

  refine(holds: (value: never) => unknown): Schema {
    return this.#with(claim(holds, 'custom'));
  }
  min(least: number): Schema {
    if (this.def.type === 'number') return this.#with(claim((value) => value >= least, 'too_small'));
    return this.#with(lengthClaim((length) => length >= least, 'too_small'));
  }
  max(most: number): Schema {
    if (this.def.type === 'number') return this.#with(claim((value) => value <= most, 'too_big'));
    return this.#with(lengthClaim((length) => length <= most, 'too_big'));
  }
  length(wanted: number): Schema {
    return this.min(wanted).max(wanted);
  }
  int(): Schema {
    return this.#with(WHOLE);
  }
  positive(): Schema {
    return this.#with(claim((value) => value > 0, 'too_small'));
  }
  nonnegative(): Schema {
    return this.min(0);
  }
  regex(pattern: RegExp): Schema {
    return this.#with(claim((value) => pattern.test(value), 'invalid_format'));
  }
  trim(): Schema {
    return this.#with(TRIMMED);
  }

  extend(more: Shape): Schema {
    return objectOf({ ...this.shape, ...more }, this.traits.isStrict);
  }
  partial(keys?: Record<string, true>): Schema {
    const entries = Object.entries(this.shape);
    const parts = entries.map(([key, one]) => [key, !keys || key in keys ? one.optional() : one]);
    return objectOf(Object.fromEntries(parts), this.traits.isStrict);
  }
  strict(): Schema {
    return objectOf(this.shape, true);
  }
}

function typed(type: string, isIt: (value: unknown) => boolean): () => Schema {
  return () => new Schema(type, (value) => (isIt(value) ? fine(value) : other(value, type)));
}

/** Reads a part, and says of what is wrong with it where it stands. */
function readPart(whole: Reading, key: PropertyKey, { issues, isOther }: Reading): void {
  for (const issue of issues) whole.issues.push({ ...issue, path: [key, ...issue.path] });
  whole.isOther ||= isOther;
}

function objectOf(shape: Shape, isStrict = false): Schema {
  const parse: Parse = (given) => {
    if (!isRecord(given)) return other(given, 'object');
    const value: Record<string, unknown> = {};
    const whole = fine(value);
    for (const [key, schema] of Object.entries(shape)) {
      const { absent, mayLack } = schema.traits;
      const isThere = key in given;
      if (!isThere && mayLack && absent === 'nothing') continue;
      const part = schema.read(given[key]);
      if (!isThere && mayLack && absent && part.issues.length > 0) continue;
      readPart(whole, key, part);
      if (part.value !== undefined || isThere || (absent === 'another' && !mayLack)) value[key] = part.value;
    }
    if (isStrict && Object.keys(given).some((key) => !(key in shape))) whole.issues.push(issueOf('unrecognized_keys'));
    return whole;
  };
  return new Schema('object', parse, { shape, isStrict });
}

function arrayOf(item: Schema): Schema {
  return new Schema('array', (given) => {
    if (!Array.isArray(given)) return other(given, 'array');
    const parts = given.map((one) => item.read(one));
    const whole = fine(parts.map(({ value }) => value));
    for (const [place, part] of parts.entries()) readPart(whole, place, part);
    return whole;
  });
}

function tupleOf(items: readonly Schema[]): Schema {
  return new Schema('tuple', (given) => {
    if (!Array.isArray(given)) return other(given, 'tuple');
    if (given.length < items.length) return wrong([], 'too_small');
    const parts = items.map((item, place) => item.read(given[place]));
    const values = parts.map(({ value }) => value);
    const whole = given.length > items.length ? wrong(values, 'too_big') : fine(values);
    for (const [place, part] of parts.entries()) readPart(whole, place, part);
    return whole;
  });
}

/** Its keys are any text. */
function recordOf(_key: Schema, item: Schema): Schema {
  return new Schema('record', (given) => {
    if (!isRecord(given)) return other(given, 'record');
    const parts = Object.entries(given).map(([key, one]) => [key, item.read(one)] as const);
    const whole = fine(Object.fromEntries(parts.map(([key, { value }]) => [key, value])));
    for (const [key, part] of parts) readPart(whole, key, part);
    return whole;
  });
}

/** The first that fits; what is wrong with the only one that is of the right kind, or that none is. */
function unionOf(options: readonly Schema[]): Schema {
  const traits = options.map((option) => option.traits);
  const absent = traits.find((one) => one.absent === 'another')?.absent ?? traits.find((one) => one.absent)?.absent;
  const parse: Parse = (value) => {
    const readings: Reading[] = [];
    for (const option of options) {
      const reading = option.read(value);
      if (reading.issues.length === 0) return reading;
      readings.push(reading);
    }
    const [only, another] = readings.filter(({ isOther }) => !isOther);
    return only && !another ? only : wrong(value, 'invalid_union');
  };
  return new Schema('union', parse, { absent, mayLack: traits.some((one) => one.mayLack) });
}

/** The only one that fits. */
function xorOf(options: readonly Schema[]): Schema {
  return new Schema('union', (value) => {
    const [only, another] = options.map((option) => option.read(value)).filter(({ issues }) => issues.length === 0);
    return only && !another ? only : wrong(value, 'invalid_union');
  });
}

const oneOf = (values: readonly unknown[]) =>
  new Schema('enum', (value) => (values.includes(value) ? fine(value) : wrong(value, 'invalid_value')));

const YES = ['true', '1', 'yes', 'on', 'y', 'enabled'];
const NO = ['false', '0', 'no', 'off', 'n', 'disabled'];

function readSwitch(value: unknown): Reading {
  if (typeof value !== 'string') return other(value, 'string');
  const word = value.toLowerCase();
  return YES.includes(word) || NO.includes(word) ? fine(YES.includes(word)) : other({}, 'stringbool', 'invalid_value');
}

const string = typed('string', (value) => typeof value === 'string');
const number = typed('number', Number.isFinite);
// The portal sends these and never checks them closer than by their look.
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const IP4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IP6 = /^(?=.*:.*:)[\da-f:]+$/i;

export const z = {
  string,
  number,
  boolean: typed('boolean', (value) => typeof value === 'boolean'),
  null: typed('null', (value) => value === null),
  literal: (value: unknown) => oneOf([value]),
  enum: oneOf,
  array: arrayOf,
  tuple: tupleOf,
  record: recordOf,
  union: unionOf,
  xor: xorOf,
  object: (shape: Shape) => objectOf(shape),
  strictObject: (shape: Shape) => objectOf(shape, true),
  stringbool: () => new Schema('pipe', readSwitch),
  coerce: { number: () => new Schema('number', (value) => number().read(Number(value))) },
  iso: { datetime: () => string().regex(TIME) },
  ipv4: () => string().regex(IP4),
  ipv6: () => string().regex(IP6),
};
