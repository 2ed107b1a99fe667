// What `small-zod.ts` says about a value, and the checks by which it says it.

/** What is wrong, and where. */
interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  expected?: string;
}

export interface Reading {
  value: unknown;
  issues: Issue[];
  /** The value is not even of the kind that is wanted: nothing more can be said about it. */
  isOther?: boolean;
}

export interface Check {
  /** Adds what is wrong, or changes the value. */
  look(reading: Reading): void;
  /** Is made of anything that has a length, whatever its kind. */
  isOfLength?: boolean;
}

export const fine = (value: unknown): Reading => ({ value, issues: [] });
export const issueOf = (code: string, expected?: string): Issue => {
  const issue = { code, path: [], message: 'Invalid input' };
  return expected === undefined ? issue : { ...issue, expected };
};
export const other = (value: unknown, expected: string, code = 'invalid_type'): Reading => ({
  value,
  issues: [issueOf(code, expected)],
  isOther: true,
});
export const wrong = (value: unknown, code: string): Reading => ({ value, issues: [issueOf(code)], isOther: true });

/** Letters as a reader counts them; things as they are. */
const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : (value as { length: number }).length;
export const hasLength = (value: unknown) => (value as { length?: number } | null | undefined)?.length !== undefined;

export function claim(holds: (value: never) => unknown, code: string): Check {
  return {
    look: ({ value, issues }) => {
      if (!holds(value as never)) issues.push(issueOf(code));
    },
  };
}
export const lengthClaim = (holds: (length: number) => boolean, code: string): Check => ({
  ...claim((value) => holds(lengthOf(value)), code),
  isOfLength: true,
});

export const WHOLE: Check = {
  look(reading) {
    const { value, issues } = reading;
    if (!Number.isInteger(value)) {
      issues.push(issueOf('invalid_type', 'int'));
      reading.isOther = true;
    } else if (!Number.isSafeInteger(value)) issues.push(issueOf(Number(value) > 0 ? 'too_big' : 'too_small'));
  },
};
export const TRIMMED: Check = {
  look(reading) {
    reading.value = (reading.value as string).trim();
  },
};
