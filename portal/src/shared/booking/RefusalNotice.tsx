import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';
import { refusalText } from './refusal.rules.ts';
import { useUnanswered } from './use-unanswered.ts';

interface RefusalNoticeProps {
  code?: string;
  /** The hub's own words, for a code that the portal has none for. */
  message?: string;
  /** No answer came: whether the booking was made is open, and pressing again makes it once (BD17). */
  isOpen?: boolean;
}

/** B99, BD18: that it failed and, where it is known, why; everything chosen is kept. */
export function RefusalNotice({ code, message, isOpen }: RefusalNoticeProps) {
  const t = useT();
  const unanswered = useUnanswered('refused_unanswered');
  const known = isOpen ? unanswered : refusalText(code);
  const why = known ? t(known) : message;
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Notice tone="danger">
        <p>{t('hub_book_experience_error')}</p>
        {why && <p>{why}</p>}
      </Notice>
    </div>
  );
}
