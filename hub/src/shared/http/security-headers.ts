import { createHash } from 'node:crypto';

/** Headers of every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Answers of the API are data; a browser that opens one as a page may do nothing with it. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The policy of the portal's pages: scripts and styles of our own; pictures, films, calls and frames also from the partners that
 * the deployment names. Workers and films come as blobs (pdf.js, hls.js), the empty tracks that subtitles are put into as data.
 * The one style sheet and the one script that a page brings inside are named by their hashes.
 */
export function pageHeaders(
  partnerOrigins: readonly string[],
  { css, script }: { css?: string; script?: string } = {},
): Readonly<Record<string, string>> {
  const partners = partnerOrigins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${namedByHash(script)}`,
    `style-src 'self'${namedByHash(css)}`,
    `img-src 'self' data: blob:${partners}`,
    `media-src 'self' blob: data:${partners}`,
    `connect-src 'self'${partners}`,
    `frame-src 'self'${partners}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return {
    ...COMMON_HEADERS,
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

const namedByHash = (text: string | undefined) =>
  text ? ` 'sha256-${createHash('sha256').update(text).digest('base64')}'` : '';
