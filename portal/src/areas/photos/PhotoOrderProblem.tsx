import { refusalText } from '#portal/shared/booking/refusal.rules.ts';
import type { PressState } from '#portal/shared/booking/use-booking-press.ts';
import { useUnanswered } from '#portal/shared/booking/use-unanswered.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';

interface PhotoOrderProblemProps {
  state: PressState;
  hasUpgradeFailed: boolean;
}

/** B328: that it failed and, where it is known, why. */
export function PhotoOrderProblem({ state, hasUpgradeFailed }: PhotoOrderProblemProps) {
  const t = useT();
  const unanswered = useUnanswered('photos_order_unanswered');
  if (state.kind !== 'error' && !hasUpgradeFailed) return null;
  const known = state.kind === 'error' ? (state.isOpen ? unanswered : refusalText(state.code)) : undefined;
  return <Shown why={known && t(known)} />;
}

function Shown({ why }: { why?: string }) {
  const t = useT();
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Notice tone="danger">
        <p>{t('photos_order_failed')}</p>
        {why && <p>{why}</p>}
      </Notice>
    </div>
  );
}
