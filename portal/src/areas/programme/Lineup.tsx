import { useState } from 'react';
import type { IsoDay } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { showsFilterButton } from '#portal/shared/ui/device-effects.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './Lineup.module.css';
import { LineupCard } from './LineupCard.tsx';
import { LineupDialog } from './LineupDialog.tsx';
import { LineupFilters } from './LineupFilters.tsx';
import { isRunning, shownEvents } from './lineup.rules.ts';
import { filterEvents, NO_FILTER } from './lineup-filter.rules.ts';
import { useLineup } from './use-lineup.ts';

/** How often what has ended is looked for; events end with a minute. */
const TICK_MS = 10_000;
/** On a phone; see the style sheet. */
const IN_SIGHT = 3;

/** B249-B262: the events of a day as cards, searched and filtered where there is somebody to do it. */
export function Lineup({ day }: { day: IsoDay }) {
  const t = useT();
  const text = useText();
  const { shipTime } = useFormats();
  const { kind, ui } = useConfiguration();
  const now = shipTime(useNow(TICK_MS));
  const [filter, setFilter] = useState(NO_FILTER);
  const [openId, setOpenId] = useState<string>();
  const lineup = useLineup(day);
  if (lineup.isLoading) return <Placeholders of="tiles" />;

  const at = { day, now, shipTime, showPastEvents: ui.showPastEvents, shipId: ui.shipId };
  const events = shownEvents(lineup.events, at);
  if (events.length === 0) return <EmptyState kind="events" title={t('programme_in_the_works')} />;
  const found = filterEvents(events, filter, text);
  const open = events.find(({ id }) => id === openId);
  return (
    <div className={styles.lineup}>
      {showsFilterButton(kind) && <LineupFilters events={events} filter={filter} onChange={setFilter} />}
      {found.length === 0 ? (
        <EmptyState
          kind="search"
          title={t('programme_no_match')}
          action={<Button onClick={() => setFilter(NO_FILTER)}>{t('programme_filter_clear')}</Button>}
        >
          {t('programme_no_match_help')}
        </EmptyState>
      ) : (
        <TileGrid label={t('content_events')}>
          {found.map((event, place) => (
            <LineupCard
              key={event.id}
              event={event}
              isRunning={isRunning(event, at)}
              isFirst={place < IN_SIGHT}
              onOpen={() => setOpenId(event.id)}
            />
          ))}
        </TileGrid>
      )}
      {open && <LineupDialog event={open} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
