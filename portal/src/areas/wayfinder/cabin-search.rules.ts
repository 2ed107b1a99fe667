/** C298: the text takes so many digits and nothing else. */
export const MAX_DIGITS = 6;
const DEFAULT_BOUNDS = { min: 3, max: 6 } as const; // C302

export interface DigitBounds {
  min: number;
  max: number;
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, MAX_DIGITS);
}

/** C301, C302: both bounds are exclusive. */
export function canSearch(text: string, { min, max }: DigitBounds = DEFAULT_BOUNDS): boolean {
  return text.length > min && text.length < max;
}
