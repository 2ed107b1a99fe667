import { useState } from 'react';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { SeeAlso } from '#portal/shared/ui/SeeAlso.tsx';
import { useDrawnPart } from '#portal/shared/use-drawn.ts';
import { ExcursionFilters } from './ExcursionFilters.tsx';
import styles from './Excursions.module.css';
import { filterExcursions, NO_FILTER } from './excursion-list.rules.ts';
import { NoExperiences } from './NoExperiences.tsx';
import { ShoreDays } from './ShoreDays.tsx';
import { ShoreSections } from './ShoreSections.tsx';
import { useListed } from './use-listed.ts';

/** Fewer are seen at a glance. */
const FILTERED_FROM = 5;
/** A window of 1920 by 1080 shows no more of them. */
const IN_SIGHT = 12;

/** B17-B21: all excursions from today on by date, or those of one date. */
export function ShoreExcursionsPage() {
  const t = useT();
  const formats = useFormats();
  const { flags, isSignage } = useConfiguration();
  const { date: dashed } = useParams();
  const date = dashed === undefined ? undefined : slashedHubDate(dashed);
  const isReadable = date === undefined || parseHubDate(date) !== undefined; // BD4
  const excursions = useHub(excursionsRoutes.byDate, { query: { dateAsString: date } }, { enabled: isReadable });
  const [filter, setFilter] = useState(NO_FILTER);
  const all = useListed(excursions.data ?? []);
  const shown = useDrawnPart(
    filterExcursions(all, filter).map(({ excursion }) => excursion),
    IN_SIGHT,
  );
  const title = date && isReadable ? t('excursions_of_date', { date: formats.hubDate(date) }) : t('excursions_title');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <ShoreDays selected={date && parseHubDate(date)} />
      {!isReadable && <NoExperiences />}
      {isReadable && excursions.isPending && <LoadingOverlay />}
      {excursions.isError && <ErrorState onRetry={() => excursions.refetch()} />}
      {excursions.data?.length === 0 && <NoExperiences elsewhere={date !== undefined} />}
      {all.length >= FILTERED_FROM && !flags.hideExcursionFilters && !isSignage && (
        <ExcursionFilters asChips excursions={all} filter={filter} onChange={setFilter} />
      )}
      <ShoreSections excursions={shown} />
      {excursions.data && <SeeAlso page="/musement" />}
    </div>
  );
}
