import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import styles from './Orders.module.css';
import { isWhole, type PlacedOrder, totalOf } from './order-state.rules.ts';
import { PhotoGate } from './PhotoGate.tsx';
import { useOrderState } from './use-order-state.ts';

/** B327, BD59: order number, photo count, total and the way to the orders. */
export function OrderConfirmationPage() {
  const order = useOrderState();
  return (
    <PhotoGate needs="decision">
      {() => (order ? <Confirmed order={order} /> : <Navigate to="/photomatch/orders" />)}
    </PhotoGate>
  );
}

function Confirmed({ order }: { order: PlacedOrder }) {
  const t = useT();
  const formats = useFormats();
  usePageTitle(t('photos_confirmation_title'));
  const { grandCount, photoCount } = order.totals;
  return (
    <article className={styles.page}>
      <PageHeader title={t('photos_confirmation_title')} />
      <Notice tone="success">
        <p>{t('photos_confirmation_thanks')}</p>
        <p>{t('photos_confirmation_account')}</p>
      </Notice>
      <dl className={styles.facts}>
        {isWhole(order) && <Fact name={t('photos_order_number')} value={order.orderId} isLarge />}
        <Fact name={t('photos_summary_photos')} value={String(photoCount ?? grandCount)} />
        <Fact name={t('basket_total')} value={totalOf(order.totals, formats.price)} />
      </dl>
      <div className={styles.actions}>
        <LinkButton to="/photomatch/orders">{t('photos_to_orders')}</LinkButton>
        <LinkButton kind="secondary" to="/photomatch/overview">
          {t('photos_to_overview')}
        </LinkButton>
      </div>
    </article>
  );
}

function Fact({ name, value, isLarge }: { name: string; value: string; isLarge?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isLarge ? styles.large : undefined}>{value}</dd>
    </div>
  );
}
