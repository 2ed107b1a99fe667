import type { Guard } from './visit.ts';

/** A110, A111: `#/pool` is the old form of `/QR/pool`. */
export const hashRedirect: Guard = ({ hash }) =>
  hash.startsWith('#/') ? { to: `/QR/${hash.slice('#/'.length)}` } : undefined;
