import { photosRoutes } from '#contract/areas/photos.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { OrderList } from './OrderList.tsx';
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
      <OrderList orders={orders.data} />
    </section>
  );
}
