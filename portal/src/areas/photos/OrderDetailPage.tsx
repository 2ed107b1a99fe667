import { useEffect } from 'react';
import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { patchGroup } from '#portal/shared/state/store.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { DigitalPhotos } from './DigitalPhotos.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import styles from './Orders.module.css';
import { isWhole, totalOf } from './order-state.rules.ts';
import { PhotoGate } from './PhotoGate.tsx';
import { useOrderState } from './use-order-state.ts';

/** B332, BD59: without an order the list is the place to be. */
export function OrderDetailPage() {
  const order = useOrderState();
  return (
    <PhotoGate needs="decision">
      {() => (isWhole(order) ? <Detail handed={order} /> : <Navigate to="/photomatch/orders" />)}
    </PhotoGate>
  );
}

const NOT_READY_RECHECK_MS = 30_000;

function Detail({ handed }: { handed: PhotoOrder }) {
  const t = useT();
  const formats = useFormats();
  const { store } = usePortal();
  // What was handed over may have moved on meanwhile.
  const orders = useHub(photosRoutes.orders, undefined, { refetchInterval: isWaiting(handed) && NOT_READY_RECHECK_MS });
  const order = orders.data?.find(({ orderId }) => orderId === handed.orderId) ?? handed;
  usePageTitle(t('photos_order', { id: order.orderId }));
  useEffect(() => patchGroup(store, 'photo', { order }), [store, order]);
  return (
    <article className={styles.page}>
      <PageHeader title={t('photos_order', { id: order.orderId })} lead={<OrderStatus status={order.status} />} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('photos_order_date')}</dt>
          <dd>{formats.hubDate(order.date)}</dd>
        </div>
        <div>
          <dt>{t('photos_summary_items')}</dt>
          <dd>{order.totals.grandCount}</dd>
        </div>
        <div>
          <dt>{t('basket_total')}</dt>
          <dd>{totalOf(order.totals, formats.price)}</dd>
        </div>
      </dl>
      {order.digital && <DigitalPhotos order={order} />}
      <p>
        <LinkButton kind="secondary" to="/photomatch/orders">
          {t('photos_to_orders')}
        </LinkButton>
      </p>
    </article>
  );
}

const isWaiting = ({ status }: PhotoOrder) => status === 'Ordered' || status === 'InProduction';
