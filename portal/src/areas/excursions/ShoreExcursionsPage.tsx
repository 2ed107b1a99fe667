import { useParams } from 'react-router';
import { type Excursion, excursionsRoutes } from '#contract/areas/excursions.ts';
import { parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './Excursions.module.css';
import { ExcursionTile } from './ExcursionTile.tsx';
import { NoExperiences } from './NoExperiences.tsx';

/** B17-B21: all excursions from today on by date, or those of one date. */
export function ShoreExcursionsPage() {
  const t = useT();
  const formats = useFormats();
  const { date: dashed } = useParams();
  const date = dashed === undefined ? undefined : slashedHubDate(dashed);
  const isReadable = date === undefined || parseHubDate(date) !== undefined; // BD4
  const excursions = useHub(excursionsRoutes.byDate, { query: { dateAsString: date } }, { enabled: isReadable });
  const title = date && isReadable ? t('excursions_of_date', { date: formats.hubDate(date) }) : t('excursions_title');
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {!isReadable && <NoExperiences />}
      {isReadable && excursions.isPending && <LoadingOverlay />}
      {excursions.isError && <ErrorState onRetry={() => excursions.refetch()} />}
      {excursions.data?.length === 0 && <NoExperiences elsewhere={date !== undefined} />}
      {excursions.data &&
        byDate(excursions.data).map(([day, ofDay]) => (
          <section key={day} className={styles.day}>
            {!date && <h2>{formats.hubDate(day)}</h2>}
            <TileGrid label={formats.hubDate(day)}>
              {ofDay.map((excursion) => (
                <ExcursionTile
                  key={excursion.id}
                  excursion={excursion}
                  to={`/shoreexcursion/${excursion.id}`}
                  withAvailability
                />
              ))}
            </TileGrid>
          </section>
        ))}
    </div>
  );
}

/** BD8: headed by date, in the order the hub delivers. */
function byDate(excursions: readonly Excursion[]): [string, Excursion[]][] {
  return Object.entries(Object.groupBy(excursions, ({ date }) => date)).map(([day, ofDay]) => [day, ofDay ?? []]);
}
