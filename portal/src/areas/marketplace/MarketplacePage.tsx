import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { SeeAlso } from '#portal/shared/ui/SeeAlso.tsx';
import { ActivityTile } from './ActivityTile.tsx';
import { MarketplaceList } from './MarketplaceList.tsx';
import { PlaceTile } from './PlaceTile.tsx';
import { useMarketplace } from './use-marketplace.ts';

/** Above the fold on every device. */
const EAGER_TILES = 3;

/** B222-B224: countries, then the cities of one, then the activities of one of these. */
export function MarketplacePage() {
  const { countryId, cityId } = useParams();
  useTurningPages();
  if (countryId === undefined) return <Countries />;
  return cityId === undefined ? <Cities countryId={countryId} /> : <Activities countryId={countryId} cityId={cityId} />;
}

function Countries() {
  const t = useT();
  const countries = useMarketplace(marketplaceRoutes.countries, {});
  usePageTitle(t('marketplace_title'));
  return (
    <>
      <PageHeader title={t('marketplace_title')} lead={t('marketplace_lead')} />
      <MarketplaceList list={countries} label={t('marketplace_countries')} elsewhere={false}>
        {(country, place) => (
          <PlaceTile key={country.id} place={country} to={pathOf(country.id)} eager={place < EAGER_TILES} />
        )}
      </MarketplaceList>
      {countries.data && <SeeAlso page="/shoreexcursions" />}
    </>
  );
}

function Cities({ countryId }: { countryId: string }) {
  const t = useT();
  const cities = useMarketplace(marketplaceRoutes.cities, { countryId });
  const title = cities.data?.[0]?.country?.name ?? t('marketplace_title');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t('marketplace_cities')} />
      <MarketplaceList list={cities} label={t('marketplace_cities')}>
        {(city, place) => (
          <PlaceTile key={city.id} place={city} to={pathOf(countryId, city.id)} eager={place < EAGER_TILES}>
            {countText(t, city.activities_count)}
          </PlaceTile>
        )}
      </MarketplaceList>
    </>
  );
}

function Activities({ countryId, cityId }: { countryId: string; cityId: string }) {
  const t = useT();
  const activities = useMarketplace(marketplaceRoutes.activities, { cityId });
  // For the heading only; a guest who came from the list has it already.
  const cities = useMarketplace(marketplaceRoutes.cities, { countryId });
  const known = cities.data?.find(({ id }) => id === cityId)?.name ?? activities.data?.[0]?.city?.name;
  const title = known ?? t('marketplace_title');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t('marketplace_activities')} />
      <MarketplaceList list={activities} label={t('marketplace_activities')}>
        {(activity, place) => <ActivityTile key={activity.uuid} activity={activity} eager={place < EAGER_TILES} />}
      </MarketplaceList>
    </>
  );
}

function pathOf(...ids: string[]): string {
  return ['/musement', ...ids.map(encodeURIComponent)].join('/');
}

function countText(t: ReturnType<typeof useT>, count: number | null | undefined): string | undefined {
  if (count === null || count === undefined) return undefined;
  return t('marketplace_count', { n: count });
}
