import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { DatedList, DatedRow } from '#portal/shared/ui/DatedList.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import styles from './Orders.module.css';
import { totalOf } from './order-state.rules.ts';

/** B329: every order opens with itself as navigation state. */
export function OrderList({ orders }: { orders: readonly PhotoOrder[] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <DatedList>
      {orders.map((order) => (
        <DatedRow key={order.orderId} date={order.date} aside={totalOf(order.totals, formats.price)}>
          <PortalLink to="/photomatch/orderDetail" state={{ order }} className={styles.link}>
            {t('photos_order', { id: order.orderId })}
          </PortalLink>
          <span>{t('photos_items', { n: order.totals.grandCount })}</span>
          <OrderStatus status={order.status} />
        </DatedRow>
      ))}
    </DatedList>
  );
}
