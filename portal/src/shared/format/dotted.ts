/** "Sunday 22 November · Dubrovnik", without what is missing; a line may end with the dot and never begins with it. */
export function dotted(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}
