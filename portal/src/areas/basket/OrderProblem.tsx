import { notEligibleBody, soldOutBody } from '#contract/areas/basket.ts';
import { INELIGIBILITY_REASONS } from '#contract/areas/excursions.ts';
import { RefusalNotice } from '#portal/shared/booking/RefusalNotice.tsx';
import { useUnanswered } from '#portal/shared/booking/use-unanswered.ts';
import { type HubFailure, isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';

/** BD18: why the order did not go through, above the button; everything typed is kept. */
export function OrderProblem({ failure }: { failure: unknown }) {
  return failure ? <Problem failure={failure} /> : null;
}

function Problem({ failure }: { failure: unknown }) {
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Reason failure={failure} />
    </div>
  );
}

function Reason({ failure }: { failure: unknown }) {
  const t = useT();
  const unanswered = useUnanswered('basket_offline');
  if (!isHubFailure(failure)) return <Notice tone="danger">{t('hub_book_experience_error')}</Notice>;
  if (failure.isUnanswered) return <Because>{t(unanswered)}</Because>;
  if (failure.code === 'sold_out') return <SoldOut failure={failure} />;
  if (failure.code === 'not_eligible') return <NotEligible failure={failure} />;
  return <RefusalNotice code={failure.code} />;
}

/** Who of a full basket cannot join what, and why; a hub that does not say so is told of in general. */
function NotEligible({ failure }: { failure: HubFailure }) {
  const t = useT();
  const text = useText();
  const { data } = notEligibleBody.safeParse(failure.body);
  if (!data) return <Because>{t('basket_not_eligible')}</Because>;
  const { excursion, guest } = data;
  const reason = INELIGIBILITY_REASONS.find((one) => one === data.reason) ?? 'Other';
  const name = `${guest.firstName} ${guest.lastName}`;
  return (
    <Because>
      {t('basket_who_not_eligible', { name, excursion: text(excursion.name), reason: t(`ineligible_${reason}`) })}
    </Because>
  );
}

function Because({ children }: { children: string }) {
  const t = useT();
  return (
    <Notice tone="danger">
      <p>{t('hub_book_experience_error')}</p>
      <p>{children}</p>
    </Notice>
  );
}

/** BD16: the excursions that do not fit, by the names that the guest reads. */
function SoldOut({ failure }: { failure: HubFailure }) {
  const t = useT();
  const text = useText();
  const names = soldOutBody.safeParse(failure.body).data?.excursions?.map(({ name }) => text(name)) ?? [];
  return <Because>{names.length > 0 ? t('basket_sold_out', { names: names.join(', ') }) : failure.message}</Because>;
}
