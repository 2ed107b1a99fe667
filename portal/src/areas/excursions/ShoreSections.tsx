import type { Excursion } from '#contract/areas/excursions.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './Excursions.module.css';
import { ExcursionTile } from './ExcursionTile.tsx';
import { type ExcursionState, openFirst } from './excursion-state.rules.ts';
import { useExcursionState } from './use-excursion-state.ts';

/** BD8: headed by date and port, in the order the hub delivers; what is full stands last of its day, what has departed last of all. */
export function ShoreSections({ excursions }: { excursions: readonly Excursion[] }) {
  const t = useT();
  const stateOf = useExcursionState();
  const gone = excursions.filter((one) => stateOf(one) === 'departed');
  const open = excursions.filter((one) => stateOf(one) !== 'departed');
  const days = Object.entries(Object.groupBy(open, ({ date }) => date));
  const headingOf = useHeading();
  return (
    <>
      {days.map(([day, ofDay = []]) => (
        <Tiles key={day} heading={headingOf(ofDay)} excursions={openFirst(ofDay, stateOf)} stateOf={stateOf} />
      ))}
      {gone.length > 0 && <Tiles heading={t('excursions_departed')} excursions={gone} stateOf={stateOf} />}
    </>
  );
}

/** "Sunday 15 November · Naples"; where the ports of a day differ, the date alone. A resort stands on its own excursion. */
function useHeading(): (ofDay: readonly Excursion[]) => string {
  const text = useText();
  const formats = useFormats();
  return (ofDay) => {
    const date = ofDay[0]?.date ?? '';
    const day = parseHubDate(date);
    const named = ofDay.some(({ port }) => port) ? ofDay.filter(({ port }) => port) : ofDay;
    const ports = new Set(named.map(({ port, destination }) => text(port?.name ?? destination?.name)));
    const [port] = ports.size === 1 ? ports : [];
    return dotted(day ? formats.words(day, 'long') : date, port);
  };
}

interface TilesProps {
  heading: string;
  excursions: readonly Excursion[];
  stateOf: (excursion: Excursion) => ExcursionState;
}

function Tiles({ heading, excursions, stateOf }: TilesProps) {
  return (
    <section className={styles.day}>
      <h2>{heading}</h2>
      <TileGrid label={heading}>
        {excursions.map((excursion) => (
          <ExcursionTile
            key={excursion.id}
            excursion={excursion}
            to={`/shoreexcursion/${excursion.id}`}
            state={stateOf(excursion)}
            withAvailability
            compact
          />
        ))}
      </TileGrid>
    </section>
  );
}
