import { useQueries } from '@tanstack/react-query';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type City, marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { ActivityTile } from './ActivityTile.tsx';
import styles from './Marketplace.module.css';
import { NoActivities } from './NoActivities.tsx';
import { portCities } from './port-cities.rules.ts';
import { useMarketplace, useMarketplaceAsk } from './use-marketplace.ts';

/** B227, BD47: the cities of the port days as headings, with the activities of each. */
export function RiverExcursionsPage() {
  const t = useT();
  useTurningPages();
  usePageTitle(t('marketplace_river_title'));
  const { cities, isPending, failed, retry } = usePortCities();
  return (
    <>
      <PageHeader title={t('marketplace_river_title')} lead={t('marketplace_lead')} />
      {isPending && <LoadingOverlay />}
      {!isPending && cities.length === 0 && <NoActivities onRetry={failed ? retry : undefined} />}
      {!isPending && <Cities cities={cities} />}
    </>
  );
}

/** Down to the first city that is still asked for: what comes later stands below, and nothing moves. */
function Cities({ cities }: { cities: City[] }) {
  const t = useT();
  const ask = useMarketplaceAsk();
  const reads = useQueries({
    queries: cities.map(({ id }) => ask(marketplaceRoutes.activities, { cityId: id })),
  });
  const firstPending = reads.findIndex((read) => read.isPending);
  const shown = firstPending < 0 ? cities : cities.slice(0, firstPending + 1);
  return shown.map((city, at) => {
    const { isPending, data = [] } = reads[at] ?? {};
    return (
      <Section key={city.id} title={city.name}>
        {isPending && <Placeholders of="tiles" count={3} />}
        {data.length > 0 && (
          <TileGrid label={city.name}>
            {data.map((activity) => (
              <ActivityTile key={activity.uuid} activity={activity} />
            ))}
          </TileGrid>
        )}
        {!isPending && data.length === 0 && <p className={styles.none}>{t('marketplace_no_activities')}</p>}
      </Section>
    );
  });
}

/** The marketplace has cities by country only, so the voyage's are found among those of all its countries. */
function usePortCities() {
  const ask = useMarketplaceAsk();
  const days = useHub(holidayRoutes.schedules);
  const countries = useMarketplace(marketplaceRoutes.countries, {});
  const ofCountries = useQueries({
    queries: (countries.data ?? []).map(({ id }) => ask(marketplaceRoutes.cities, { countryId: id })),
  });
  const reads = [days, countries, ...ofCountries];
  return {
    cities: portCities(
      days.data ?? [],
      ofCountries.flatMap(({ data }) => data ?? []),
    ),
    isPending: reads.some((read) => read.isPending),
    failed: reads.some((read) => read.isError),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}
