import type { DeviceKind } from '#portal/shared/device/configuration.ts';
import type { Groups } from '#portal/shared/state/groups.ts';

export type FooterType = Groups['navigation']['footerType'];

/** A142, A149, A150, AD17 */
export function footerAt(pathname: string, kind: DeviceKind, wanted: FooterType): FooterType {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path === '/') return 'dashboard';
  if (path === '/login' && kind === 'Kiosk') return 'none';
  return wanted;
}
