import { useUnanswered } from '#portal/shared/booking/use-unanswered.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';
import { slotRefusalText } from './refusal.rules.ts';

/** B220: in red and with an icon; what to do next, where that is known. Everything chosen is kept. */
export function BookingFailedNotice({ code, isOpen }: { code?: string; isOpen?: boolean }) {
  const t = useT();
  const unanswered = useUnanswered('refused_unanswered');
  const known = isOpen ? unanswered : slotRefusalText(code);
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Notice tone="danger">
        <p>{t('book_not_complete')}</p>
        {known && <p>{t(known)}</p>}
      </Notice>
    </div>
  );
}
