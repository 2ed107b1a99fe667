import { type Excursion, excursionsRoutes } from '#contract/areas/excursions.ts';
import { FavouriteButton } from '#portal/areas/myday/FavouriteButton.tsx';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { DetailLayout } from '#portal/shared/ui/DetailLayout.tsx';
import { DetailPanel } from '#portal/shared/ui/DetailPanel.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { usePictures } from '#portal/shared/ui/use-pictures.ts';
import { BookLink } from './BookLink.tsx';
import { DepartedNotice } from './DepartedNotice.tsx';
import { DescriptionBlock } from './DescriptionBlock.tsx';
import { ExcursionReading } from './ExcursionReading.tsx';
import { PriceBox } from './PriceBox.tsx';
import { TagList } from './TagList.tsx';
import { useHasDeparted } from './use-excursion-state.ts';
import { useKeyFacts } from './use-key-facts.tsx';
import { usePartyChoicePath } from './use-party-choice-path.ts';

/** B22-B28: gallery, date, time, duration, prices, texts and the way into the basket. */
export function ShoreExcursionPage() {
  const { id = '' } = useParams();
  const excursion = useHub(excursionsRoutes.byId, { params: { id } });
  return <ExcursionReading excursion={excursion}>{(found) => <ShoreExcursion excursion={found} />}</ExcursionReading>;
}

function ShoreExcursion({ excursion }: { excursion: Excursion }) {
  const t = useT();
  const text = useText();
  usePageTitle(text(excursion.name));
  const { mayBook } = useMayBook();
  const descriptions = useHub(excursionsRoutes.descriptions, { params: { id: excursion.id } }).data ?? [];
  const { header, all } = usePictures(excursion.id);
  const facts = useKeyFacts(excursion, ['date', 'time', 'duration']);
  const choice = usePartyChoicePath(excursion);
  const isVisitor = !useIsLoggedIn();
  const isGone = useHasDeparted(excursion);
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={text(excursion.name)}
          picture={header}
          eyebrow={text(excursion.port?.name ?? excursion.destination?.name)}
          badges={<FavouriteButton kind="excursion" id={excursion.id} title={text(excursion.name)} />}
        >
          <FactRow facts={facts} />
        </DetailHeader>
      }
      gallery={<Gallery pictures={all} />}
      panel={
        <DetailPanel
          price={
            <PriceBox
              price={excursion.price}
              minimumAge={excursion.minimumAge}
              currentAvailability={excursion.currentAvailability}
            />
          }
        >
          {isGone && <DepartedNotice />}
          {!isGone && mayBook && (choice || isVisitor) && <BookLink to={choice ?? ''} label={t('excursion_book')} />}
        </DetailPanel>
      }
    >
      <BlockedNotice />
      <DescriptionBlock descriptions={descriptions} type="Description" heading={t('excursion_description')} />
      <DescriptionBlock descriptions={descriptions} type="Hint" heading={t('excursion_hint')} />
      <TagList excursion={excursion} iconWidth={PICTURE_WIDTH.shoreTag} heading={t('excursion_suitable')} />
    </DetailLayout>
  );
}
