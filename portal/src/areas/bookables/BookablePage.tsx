import MapIcon from 'lucide-react/icons/map';
import type { Bookable, BookableModule } from '#contract/areas/bookables.ts';
import { FavouriteButton } from '#portal/areas/myday/FavouriteButton.tsx';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { DetailLayout } from '#portal/shared/ui/DetailLayout.tsx';
import { DetailPanel } from '#portal/shared/ui/DetailPanel.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { usePictures } from '#portal/shared/ui/use-pictures.ts';
import styles from './Bookables.module.css';
import { BookNow } from './BookNow.tsx';
import { MODULES } from './bookable-modules.ts';
import { canBeBooked, shipMapPath, shownPrice } from './bookables.rules.ts';
import { NoBookables } from './NoBookables.tsx';
import { PriceEach } from './PriceEach.tsx';
import { useBookableFacts } from './use-bookable-facts.tsx';

/** B189 */
export function ActivityPage() {
  return <BookablePage module="activity" />;
}

/** B191 */
export function RestaurantPage() {
  return <BookablePage module="dining" />;
}

/** B194 */
export function TreatmentPage() {
  return <BookablePage module="spa" />;
}

function BookablePage({ module }: { module: BookableModule }) {
  const { id = '' } = useParams();
  const item = useHub(MODULES[module].item, { params: { id } });
  if (item.data) return <BookableDetail module={module} item={item.data} />;
  if (item.error?.status === 404) return <NoBookables module={module} elsewhere />;
  return item.isError ? <ErrorState onRetry={() => item.refetch()} /> : <Placeholders of="detail" />;
}

function BookableDetail({ module, item }: { module: BookableModule; item: Bookable }) {
  const t = useT();
  const text = useText();
  const { isSignage, enableWayfinder } = useConfiguration();
  const { mayBook } = useMayBook();
  const { header, all } = usePictures(item.id);
  const facts = useBookableFacts(module, item);
  const shipMap = shipMapPath(item.wayfinderProfile, enableWayfinder && !isSignage);
  const price = shownPrice(module, item.price);
  const isBookable = canBeBooked(item, isSignage);
  const title = text(item.title);
  const lead = text(item.overviewDescription);
  useTurningPages();
  usePageTitle(title);
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={title}
          picture={header}
          eyebrow={t(MODULES[module].title)}
          badges={<FavouriteButton kind={module} id={item.id} title={title} />}
        >
          <FactRow facts={facts} />
        </DetailHeader>
      }
      gallery={<Gallery pictures={all} />}
      panel={
        isBookable &&
        mayBook && (
          <DetailPanel
            price={
              price !== undefined && (
                <p className={styles.price}>
                  <PriceEach module={module} price={price} />
                </p>
              )
            }
          >
            <BookNow module={module} item={item} />
          </DetailPanel>
        )
      }
    >
      {isBookable && <BlockedNotice />}
      {lead && <p className={styles.lead}>{lead}</p>}
      <RichText text={item.description} />
      {text(item.justToKnow) && (
        <section className={styles.block}>
          <h2>{t('bookable_just_to_know')}</h2>
          <RichText text={item.justToKnow} />
        </section>
      )}
      {shipMap && (
        <p className={styles.map}>
          <LinkButton kind="secondary" to={shipMap} icon={<MapIcon aria-hidden="true" />}>
            {t('bookable_on_ship_map')}
          </LinkButton>
        </p>
      )}
    </DetailLayout>
  );
}
