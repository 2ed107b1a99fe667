import { PHOTO_ORDER_STATUSES, type PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { DatedList, DatedRow } from '#portal/shared/ui/DatedList.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Price } from '#portal/shared/ui/Price.tsx';
import styles from './PhotoOrders.module.css';

/** B152: what the guest ordered of the photographers, beside other bookings; nothing where there is nothing. */
export function PhotoOrders() {
  const t = useT();
  const orders = useHub(photosRoutes.orders);
  if (orders.isError) {
    const again = <Button onClick={() => orders.refetch()}>{t('kit.tryAgain')}</Button>;
    return (
      <Notice tone="caution" action={again}>
        {t('photos_orders_error')}
      </Notice>
    );
  }
  if (!orders.data || orders.data.length === 0) return null;
  return (
    <section className={styles.orders}>
      <h2>{t('photos_orders_title')}</h2>
      <DatedList>
        {orders.data.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </DatedList>
    </section>
  );
}

function OrderRow({ order: { orderId, date, status, totals } }: { order: PhotoOrder }) {
  const t = useT();
  const known = PHOTO_ORDER_STATUSES.find((one) => one === status);
  return (
    <DatedRow date={date} aside={totals.grandTotalString ?? <Price amount={totals.grandTotal} />}>
      <strong>{t('photos_order', { id: orderId })}</strong>
      <span>{t('photos_items', { n: totals.grandCount })}</span>
      <Badge tone={status === 'Ready' ? 'positive' : 'neutral'}>{known ? t(`photos_status_${known}`) : status}</Badge>
    </DatedRow>
  );
}
