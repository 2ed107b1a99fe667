import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { useMarketplace } from './use-marketplace.ts';

/** B222-B224 on a screen: countries, the cities of one, or the activities of one of these. */
export function MarketplaceScreen() {
  const { countryId, cityId } = useParams();
  if (countryId === undefined) return <Countries />;
  return cityId === undefined ? <Cities countryId={countryId} /> : <Activities cityId={cityId} />;
}

function Countries() {
  const t = useT();
  const countries = useMarketplace(marketplaceRoutes.countries, {});
  const rows = (countries.data ?? []).map(({ id, name }) => ({ key: id, title: name }));
  return <Listed title={t('marketplace_title')} rows={rows} read={countries} />;
}

function Cities({ countryId }: { countryId: string }) {
  const t = useT();
  const cities = useMarketplace(marketplaceRoutes.cities, { countryId });
  const rows = (cities.data ?? []).map(({ id, name, activities_count: n }) => ({
    key: id,
    title: name,
    mark: typeof n === 'number' ? t('marketplace_count', { n }) : undefined,
  }));
  return <Listed title={cities.data?.[0]?.country?.name ?? t('marketplace_title')} rows={rows} read={cities} />;
}

function Activities({ cityId }: { cityId: string }) {
  const t = useT();
  const activities = useMarketplace(marketplaceRoutes.activities, { cityId });
  const rows = (activities.data ?? []).map(({ uuid, title, retail_price: price }) => ({
    key: uuid,
    title,
    mark: price?.formatted_value ?? undefined,
  }));
  return <Listed title={activities.data?.[0]?.city?.name ?? t('marketplace_title')} rows={rows} read={activities} />;
}

interface ListedProps {
  title: string;
  rows: { key: string; title: string; mark?: string }[];
  read: { data: unknown; isError: boolean };
}

function Listed({ title, rows, read }: ListedProps) {
  const t = useT();
  usePageTitle(title);
  return <ListScreen title={title} rows={rows} reads={[read]} nothing={t('marketplace_no_activities')} />;
}
