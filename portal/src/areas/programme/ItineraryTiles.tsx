import type { CSSProperties } from 'react';
import type { Schedule } from '#contract/areas/holiday.ts';
import { dashedHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { UnderWayIcon } from '#portal/shared/ui/PlaceIcons.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './ItineraryTiles.module.css';
import { type ItineraryDay, tileOpacity } from './itinerary-days.rules.ts';

/** Where the tiles lead: to the day with its excursions, or to the day's programme. */
export type ItineraryView = 'days' | 'programme';

interface ItineraryTilesProps {
  days: readonly ItineraryDay[];
  view: ItineraryView;
}

/** Beside the words on a small phone, above them in two columns on a larger one. */
const PICTURE_PLACE = '(max-width: 399px) 7.5rem, (max-width: 767px) 50vw, 400px';

/** B168, B170-B173, BD41: the days of the voyage in eight shades. */
export function ItineraryTiles({ days, view }: ItineraryTilesProps) {
  const t = useT();
  return (
    <TileGrid label={t('itinerary_days')}>
      {days.map((one, place) => (
        <DayTile key={one.day} {...one} place={place} view={view} />
      ))}
    </TileGrid>
  );
}

function DayTile({ day, schedule, place, view }: ItineraryDay & { place: number; view: ItineraryView }) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const { words } = useFormats();
  const isDisabled = view === 'days' && schedule.atSea; // B171
  const dated = dashedHubDate(schedule.date);
  const to = view === 'days' ? `/itinerary/detail/${encodeURIComponent(schedule.id)}` : `/itinerary/spark/${dated}`;
  const title = text(schedule.title);
  return (
    <article
      className={classNames(styles.tile, isDisabled && styles.disabled)}
      style={{ '--tile-opacity': tileOpacity(place) } as CSSProperties}
      data-disabled={isDisabled}
    >
      <Thumbnail
        className={styles.picture}
        src={imageByReference(hubUrl, schedule.image ?? schedule.id, PICTURE_WIDTH.tile)}
        eager={place < 2}
        place={PICTURE_PLACE}
      />
      <div className={styles.words}>
        <p className={styles.when}>
          {t('itinerary_day', { n: schedule.day })} · {words(day, 'shortWeekday')} {words(day, 'dayMonth')}
        </p>
        <h2 className={styles.title}>
          {isDisabled ? (
            title
          ) : (
            <PortalLink to={to} className={styles.cover}>
              {title}
            </PortalLink>
          )}
        </h2>
        <DayTimes schedule={schedule} />
        {view === 'days' && !schedule.atSea && <ExcursionsLink dated={dated} port={title} />}
      </div>
    </article>
  );
}

function DayTimes({ schedule: { atSea, arrives, departs } }: { schedule: Schedule }) {
  const t = useT();
  const { time } = useFormats();
  if (atSea) {
    return (
      <p className={styles.times}>
        <UnderWayIcon />
        {t('kit.atSea')}
      </p>
    );
  }
  return (
    <p className={styles.times}>
      {arrives && (
        <span>
          {t('home_arrives')} {time(arrives)}
        </span>
      )}
      {departs && (
        <span>
          {t('home_departs')} {time(departs)}
        </span>
      )}
    </p>
  );
}

/** B170; a screen has nobody to press it. */
function ExcursionsLink({ dated, port }: { dated: string; port: string }) {
  const t = useT();
  const { isSignage } = useConfiguration();
  if (isSignage) return null;
  return (
    <PortalLink
      to={`/shoreexcursions/${dated}`}
      className={styles.excursions}
      aria-label={t('itinerary_excursions_in', { port })}
    >
      {t('itinerary_excursions')}
    </PortalLink>
  );
}
