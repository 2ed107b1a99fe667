/** Where an operator's address leads: a page of the portal, somewhere outside, or nowhere. */
export type Target = { inside: string } | { outside: string };

const BARE_HOST = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/;

/**
 * AD43: one leading slash opens inside the portal, http and https outside, any other scheme not at all. A backslash
 * counts as a slash, as browsers read it so; `www.example.com` without a scheme is taken as https.
 */
export function targetOf(address: string | null | undefined): Target | undefined {
  const text = address?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return { inside: text };
  const full = text.startsWith('//') || BARE_HOST.test(text) ? `https://${text.replace(/^\/\//, '')}` : text;
  if (!URL.canParse(full)) return undefined;
  const url = new URL(full);
  return url.protocol === 'https:' || url.protocol === 'http:' ? { outside: url.href } : undefined;
}

interface Addressed {
  useExternalUrl?: boolean;
  externalUrl?: string | null;
}

/** A270: a category opens its address only when it says so. */
export function categoryTarget(category: Addressed): Target | undefined {
  return category.useExternalUrl ? targetOf(category.externalUrl) : undefined;
}
