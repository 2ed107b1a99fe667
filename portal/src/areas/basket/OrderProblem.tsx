import { BLOCKED_CODES } from '#contract/conditions.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';

/** BD18: why the order did not go through, above the button; everything typed is kept. */
export function OrderProblem({ failure }: { failure: unknown }) {
  const t = useT();
  if (!failure) return null;
  if (!isHubFailure(failure)) return <Notice tone="danger">{t('hub_book_experience_error')}</Notice>;
  if (failure.isUnanswered) return <Notice tone="danger">{t('basket_offline')}</Notice>;
  if (failure.code === 'cart_changed') return <Notice tone="caution">{t('basket_cart_changed')}</Notice>;
  const blocked = BLOCKED_CODES.find((code) => code === failure.code);
  if (blocked) return <Notice tone="danger">{t(blocked)}</Notice>;
  return (
    <Notice tone="danger">
      <p>{t('hub_book_experience_error')}</p>
      {failure.code === 'sold_out' && <p>{failure.message}</p>}
      {failure.code === 'booker_underage' && <p>{t('basket_underage')}</p>}
    </Notice>
  );
}
