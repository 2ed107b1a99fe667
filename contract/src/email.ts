const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.\p{L}{2,}$/u;
const MAX_EMAIL_LENGTH = 254; // RFC 5321: the longest address a mail server takes

/** BD19: one @ with something before it, and a domain with a dot whose last label has 2 or more letters. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_EMAIL_LENGTH && EMAIL.test(trimmed);
}

/** The same string after trimming, capitals included. */
export function sameEmail(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
