import type { DeviceKind } from '#portal/shared/device/configuration.ts';
import type { RouteAccess } from '#portal/shared/page-row.ts';

/** What the guards know of a visit. */
export interface Visit {
  pathname: string;
  search: string;
  hash: string;
  /** The fallback page counts as open. */
  access: RouteAccess;
  isLoggedIn: boolean;
  loginRequired: boolean;
  kind: DeviceKind;
  origin: string | undefined;
}

/** Always replaces, so that Back does not bounce. */
export interface Redirect {
  to: string;
  /** Becomes the remembered origin; an empty text forgets it. */
  origin?: string;
}

export type Guard = (visit: Visit) => Redirect | undefined;
