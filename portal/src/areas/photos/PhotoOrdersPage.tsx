import { photosRoutes } from '#contract/areas/photos.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './Orders.module.css';
import { PhotoGate } from './PhotoGate.tsx';

/** B329, B330 */
export function PhotoOrdersPage() {
  return <PhotoGate needs="decision">{() => <Orders />}</PhotoGate>;
}

function Orders() {
  const t = useT();
  usePageTitle(t('photos_orders_title'));
  const orders = useHub(photosRoutes.orders);
  return (
    <div className={styles.page}>
      <PageHeader title={t('photos_orders_title')} />
      {orders.isPending && <Placeholders of="lines" count={6} />}
      {orders.isError && !orders.data && (
        <ErrorState title={t('photos_orders_error')} onRetry={() => orders.refetch()} />
      )}
      {orders.data?.length === 0 && (
        <EmptyState
          kind="photos"
          title={t('photos_orders_none')}
          action={<LinkButton to="/photomatch/overview">{t('photos_to_overview')}</LinkButton>}
        />
      )}
      {orders.data && orders.data.length > 0 && <OrderList orders={orders.data} />}
    </div>
  );
}
