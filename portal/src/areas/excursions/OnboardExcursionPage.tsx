import { type Excursion, excursionsRoutes } from '#contract/areas/excursions.ts';
import { FavouriteButton } from '#portal/areas/myday/FavouriteButton.tsx';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { DetailLayout } from '#portal/shared/ui/DetailLayout.tsx';
import { DetailPanel } from '#portal/shared/ui/DetailPanel.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { usePictures } from '#portal/shared/ui/use-pictures.ts';
import { knownAvailability, placesOf } from './availability.rules.ts';
import { BookLink } from './BookLink.tsx';
import { DepartedNotice } from './DepartedNotice.tsx';
import { DescriptionBlock } from './DescriptionBlock.tsx';
import { ExcursionReading } from './ExcursionReading.tsx';
import styles from './Excursions.module.css';
import { PriceBox } from './PriceBox.tsx';
import { TagList } from './TagList.tsx';
import { useHasDeparted } from './use-excursion-state.ts';
import { useKeyFacts } from './use-key-facts.tsx';

/** B73-B83 */
export function OnboardExcursionPage() {
  const { id = '' } = useParams();
  const excursion = useHub(excursionsRoutes.byId, { params: { id } });
  return <ExcursionReading excursion={excursion}>{(found) => <OnboardExcursion excursion={found} />}</ExcursionReading>;
}

function OnboardExcursion({ excursion }: { excursion: Excursion }) {
  const t = useT();
  const text = useText();
  usePageTitle(text(excursion.name));
  const params = { id: excursion.id };
  const { flags } = useConfiguration();
  const descriptions = useHub(excursionsRoutes.descriptions, { params }).data ?? [];
  const availability = useHub(excursionsRoutes.checkAvailability, { params }, { staleTime: 0 });
  const { header, all } = usePictures(excursion.id);
  const facts = useKeyFacts(excursion);
  const notes = flags.usePoiLabelForNotes ? 'excursion_points_of_interest' : 'excursion_notes'; // B78
  // BD29: where the hub cannot be asked for the places of this moment, those it gave with the excursion.
  const places = availability.isPending ? undefined : (placesOf(availability.data) ?? excursion.currentAvailability);
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={text(excursion.name)}
          picture={header}
          eyebrow={text(excursion.port?.name)}
          badges={<FavouriteButton kind="excursion" id={excursion.id} title={text(excursion.name)} />}
        >
          <section aria-label={t('excursion_key_facts')}>
            <FactRow facts={facts} />
          </section>
          <TagList excursion={excursion} iconWidth={PICTURE_WIDTH.onboardTag} />
        </DetailHeader>
      }
      gallery={<Gallery pictures={all} />}
      panel={
        <DetailPanel
          price={<PriceBox price={excursion.price} minimumAge={excursion.minimumAge} currentAvailability={places} />}
        >
          {!availability.isPending && <OnboardAction excursion={excursion} places={knownAvailability(places)} />}
        </DetailPanel>
      }
    >
      <BlockedNotice />
      <DescriptionBlock descriptions={descriptions} type="Description" heading={t('excursion_description')} />
      <DescriptionBlock descriptions={descriptions} type="WalkingInfo" heading={t('excursion_on_the_way')} />
      <DescriptionBlock descriptions={descriptions} type="Notes" heading={t(notes)} />
      {excursion.waiverPdfUrl?.url && (
        <p>
          <PortalLink to={excursion.waiverPdfUrl.url}>{t('excursion_waiver')}</PortalLink>
        </p>
      )}
    </DetailLayout>
  );
}

/** B80-B82: the button only with places left; a full excursion says so, and offers its waitlist where it has one. */
function OnboardAction({ excursion, places }: { excursion: Excursion; places: number }) {
  const t = useT();
  const { mayBook } = useMayBook();
  const to = `/onboard/bookexcursion/${encodeURIComponent(excursion.id)}`;
  const label = places > 0 ? t('excursion_book_now') : t('excursion_join_waitlist');
  const isGone = useHasDeparted(excursion);
  if (isGone) return <DepartedNotice />;
  const isOpen = mayBook && (places > 0 || excursion.waitlist);
  return (
    <>
      {places < 1 && <p className={styles.full}>{t('excursion_full')}</p>}
      {isOpen && <BookLink to={to} label={label} />}
    </>
  );
}
