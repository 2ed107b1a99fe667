import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { noteNewPage, shownAsOf } from '#portal/shared/hub/connection.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import { OfflineLine } from '#portal/shared/ui/OfflineLine.tsx';

/** While the hub cannot be reached: of when is what the guest sees, in ship time. */
export function ConnectionLine() {
  const { shipTime, words } = useFormats();
  const { connection, now } = usePortal();
  const { pathname } = useLocation();
  const state = useStore(connection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by another address another page is open
  useEffect(() => noteNewPage(connection), [connection, pathname]);
  if (state.reachable) return null;
  const at = shownAsOf(state);
  if (at === undefined) return <OfflineLine />;
  const { day, time } = shipTime(at);
  return <OfflineLine asOf={time} day={day === shipTime(now()).day ? undefined : words(day, 'dayMonth')} />;
}
