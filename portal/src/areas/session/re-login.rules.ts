const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST_AND_PORT = /^[a-z\d.-]+:\d+(\/|$)/i;

/** A167, AD20: the address as it stands, `https://` in front when it has no scheme; nothing for any other scheme. */
export function reLoginAddress(reLoginUrl: string | undefined): string | undefined {
  const given = reLoginUrl?.trim();
  if (!given) return undefined;
  const address = SCHEME.test(given) && !HOST_AND_PORT.test(given) ? given : `https://${given.replace(/^\/\//, '')}`;
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
