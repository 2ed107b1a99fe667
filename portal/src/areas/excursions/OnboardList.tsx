import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Excursion } from '#contract/areas/excursions.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { ExcursionFilters } from './ExcursionFilters.tsx';
import styles from './Excursions.module.css';
import { ExcursionTile } from './ExcursionTile.tsx';
import { filterExcursions, NO_FILTER, sortExcursions } from './excursion-list.rules.ts';
import { type ExcursionState, openFirst } from './excursion-state.rules.ts';
import { NoExperiences } from './NoExperiences.tsx';
import { PortDayHead } from './PortDayHead.tsx';
import { ShoreDays } from './ShoreDays.tsx';
import { useExcursionState } from './use-excursion-state.ts';
import { useListed } from './use-listed.ts';
import { usePortDay } from './use-port-day.ts';

interface OnboardListProps {
  excursions: UseQueryResult<Excursion[], HubFailure>;
  date?: string;
  day?: number;
}

/** B54-B72: the list of a date or day with its filters. */
export function OnboardList({ excursions, date, day }: OnboardListProps) {
  const t = useT();
  usePageTitle(t('excursions_onboard_title'));
  const { flags, isSignage } = useConfiguration();
  const [filter, setFilter] = useState(NO_FILTER);
  const stateOf = useExcursionState();
  const { portDay, isPending: isPortPending } = usePortDay({ date, day });
  const listed = sortExcursions(useListed((!isPortPending && excursions.data) || []));
  // B49: the day's list says nothing of places, so only what has departed goes to its end.
  const all = openFirst(listed, ({ excursion }) => departedOnly(stateOf(excursion)));
  const shown = filterExcursions(all, filter);
  return (
    <div className={styles.page}>
      <PortDayHead date={date} portDay={portDay} />
      {date && <ShoreDays selected={parseHubDate(date)} list="/onboard/excursions" />}
      {(excursions.isPending || (isPortPending && !excursions.isError)) && <LoadingOverlay />}
      {excursions.isError && <ErrorState onRetry={() => excursions.refetch()} />}
      {excursions.data && !isPortPending && all.length === 0 && <NoExperiences />}
      {all.length > 0 && !flags.hideExcursionFilters && !isSignage && (
        <ExcursionFilters excursions={all} filter={filter} onChange={setFilter} />
      )}
      {shown.length > 0 && (
        <TileGrid label={t('excursions_onboard_title')}>
          {shown.map(({ excursion }) => (
            <ExcursionTile
              key={excursion.id}
              excursion={excursion}
              to={`/onboard/excursion/${excursion.id}`}
              state={departedOnly(stateOf(excursion))}
            />
          ))}
        </TileGrid>
      )}
    </div>
  );
}

function departedOnly(state: ExcursionState): ExcursionState {
  return state === 'departed' ? state : undefined;
}
