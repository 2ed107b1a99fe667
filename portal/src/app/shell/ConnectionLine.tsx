import { useStore } from 'zustand';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { OfflineLine } from '#portal/shared/ui/OfflineLine.tsx';

/** While the hub cannot be reached: of when is what the guest sees, in ship time. */
export function ConnectionLine() {
  const { shipTime } = useFormats();
  const { reachable, lastAnswerAt } = useStore(usePortal().connection);
  if (reachable) return null;
  return <OfflineLine asOf={lastAnswerAt === undefined ? undefined : shipTime(lastAnswerAt).time} />;
}
