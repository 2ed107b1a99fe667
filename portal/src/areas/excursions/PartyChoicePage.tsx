import { type Excursion, excursionsRoutes } from '#contract/areas/excursions.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { LogInToBook } from '#portal/areas/session/LogInToBook.tsx';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { useLocation, useParams } from '#portal/shared/router/router-context.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { DetailHeader } from '#portal/shared/ui/DetailHeader.tsx';
import { DetailLayout } from '#portal/shared/ui/DetailLayout.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { usePictures } from '#portal/shared/ui/use-pictures.ts';
import { DepartedNotice } from './DepartedNotice.tsx';
import { ExcursionReading } from './ExcursionReading.tsx';
import { PartyChoice } from './PartyChoice.tsx';
import { PriceBox } from './PriceBox.tsx';
import { useHasDeparted } from './use-excursion-state.ts';
import { useKeyFacts } from './use-key-facts.tsx';

/** B30 */
const AMEND_ROUTE = /^\/excursion\/[^/]+\/[^/]+\/1\/*$/;

/** B29-B31, BD9: who of the party comes along; can be read by anyone. */
export function PartyChoicePage() {
  const t = useT();
  const { excursionId = '', itineraryId, resortId, date } = useParams();
  const excursion = useHub(excursionsRoutes.byId, { params: { id: excursionId } });
  /** As its address has it, where the hub does not say. */
  const asAddressed = (found: Excursion): Excursion => ({
    ...found,
    date: found.date || toHubDate(date ?? ''),
    type: found.type ?? (resortId === undefined ? undefined : 'ResortExcursion'),
  });
  const isHere = (found: Excursion) =>
    itineraryId !== undefined
      ? !found.itinerary?.id || found.itinerary.id === itineraryId
      : (found.destination?.id || resortId) === resortId && (!found.date || found.date === toHubDate(date ?? ''));
  return (
    <ExcursionReading excursion={excursion}>
      {(found) =>
        isHere(found) ? (
          <Choice excursion={asAddressed(found)} />
        ) : (
          <EmptyState
            title={t('excursion_not_here')}
            action={<LinkButton to={`/shoreexcursion/${found.id}`}>{t('excursion_description')}</LinkButton>}
          />
        )
      }
    </ExcursionReading>
  );
}

function Choice({ excursion }: { excursion: Excursion }) {
  const text = useText();
  usePageTitle(text(excursion.name));
  const isLoggedIn = useIsLoggedIn();
  const { isSignage } = useConfiguration();
  const { refusal } = useMayBook();
  const isGone = useHasDeparted(excursion);
  const isAmendRoute = AMEND_ROUTE.test(useLocation().pathname);
  const { header } = usePictures(excursion.id);
  const facts = useKeyFacts(excursion, ['date', 'time', 'duration', 'minimumAge', 'port']);
  return (
    <DetailLayout
      header={
        <DetailHeader title={text(excursion.name)} picture={header} low>
          <FactRow facts={facts} />
        </DetailHeader>
      }
    >
      <PriceBox
        price={excursion.price}
        minimumAge={excursion.minimumAge}
        currentAvailability={excursion.currentAvailability}
      />
      <BlockedNotice refusal={refusal} />
      {isGone && <DepartedNotice />}
      {!isGone && !isLoggedIn && !isSignage && (
        <div data-action>
          <LogInToBook />
        </div>
      )}
      {!isGone && isLoggedIn && !isSignage && !refusal && (
        <PartyChoice excursion={excursion} isAmendRoute={isAmendRoute} />
      )}
    </DetailLayout>
  );
}
