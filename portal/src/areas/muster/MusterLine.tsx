import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';

/** CD31: one line on whether the group's muster is complete. */
export function MusterLine({ isComplete }: { isComplete: boolean }) {
  const t = useT();
  return (
    <Notice tone={isComplete ? 'success' : 'caution'}>
      <p>{t(isComplete ? 'muster_complete' : 'muster_incomplete')}</p>
    </Notice>
  );
}
