import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { DatedList, DatedRow } from '#portal/shared/ui/DatedList.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { Price } from '#portal/shared/ui/Price.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import styles from './Orders.module.css';

/** B329: every order opens with itself as navigation state. */
export function OrderList({ orders }: { orders: readonly PhotoOrder[] }) {
  const t = useT();
  return (
    <DatedList>
      {orders.map((order) => (
        <DatedRow
          key={order.orderId}
          date={order.date}
          // In the guest's own form, as every other price; the hub's string knows one form only.
          aside={<Price amount={order.totals.grandTotal} />}
        >
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
