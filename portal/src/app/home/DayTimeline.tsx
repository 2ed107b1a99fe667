import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { Troubles } from '#portal/areas/myday/Troubles.tsx';
import { BookingLink } from '#portal/areas/tickets/BookingLink.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { eventPath } from '#portal/shared/event-path.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { MusterDueLine } from '#portal/shared/muster/MusterDueLine.tsx';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import lines from '#portal/shared/ui/Lines.module.css';
import { HaltIcon } from '#portal/shared/ui/PlaceIcons.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './DayTimeline.module.css';
import type { DayItem } from './my-day.rules.ts';

const ICONS = { booked: CalendarCheck, event: CalendarDays };

interface DayTimelineProps {
  items: readonly DayItem[];
  title: string;
  /** The drill is still to be done: it stands first, whatever the hour. */
  isMusterDue?: boolean;
}

/** What is left of today, by the clock; every line leads to what it is about, on screens nowhere. */
export function DayTimeline({ items, title, isMusterDue }: DayTimelineProps) {
  const t = useT();
  const { isSignage, extensions } = useConfiguration();
  const hasVoyage = useIsLoggedIn() && !isSignage && extensions.has('my-day');
  return (
    <section className={styles.section} aria-labelledby="home-day">
      <div className={styles.head}>
        <h2 id="home-day">{title}</h2>
        {!isSignage && (
          <div className={styles.more}>
            <PortalLink to="/dailyprogram">{t('home_programme')}</PortalLink>
            {hasVoyage && <PortalLink to="/myday">{t('myday_all')}</PortalLink>}
          </div>
        )}
      </div>
      <ol className={lines.list}>
        {isMusterDue && <MusterDueLine />}
        {items.map((item) => (
          <li key={item.key} className={styles.item} data-kind={item.kind}>
            <Way item={item}>
              <Line item={item} />
            </Way>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every line leads to what it is about: a ticket, an event, the port. */
function Way({ item, children }: { item: DayItem; children: ReactNode }) {
  const { isSignage } = useConfiguration();
  const className = classNames(lines.line, styles.line);
  if (isSignage) return <div className={className}>{children}</div>;
  if (item.kind === 'booked') {
    return (
      <BookingLink id={item.id} className={className}>
        {children}
      </BookingLink>
    );
  }
  const to = item.kind === 'event' ? eventPath(item.id) : `/itinerary/detail/${encodeURIComponent(item.scheduleId)}`;
  return (
    <PortalLink to={to} className={className}>
      {children}
    </PortalLink>
  );
}

function Line({ item }: { item: DayItem }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const title = item.kind === 'port' ? t(item.moment) : text(item.title);
  const place = item.kind === 'event' ? text(item.place) : '';
  const until = item.to && item.isRunning ? t('home_until', { time: formats.time(item.to) }) : '';
  return (
    <>
      <time className={classNames(lines.time, styles.time)} dateTime={item.from}>
        {formats.time(item.from)}
      </time>
      <KindIcon kind={item.kind} />
      <span className={lines.words}>
        <span className={classNames(lines.title, styles.title)}>{title}</span>
        {(place || until) && <span className={styles.place}>{dotted(place, until)}</span>}
        {item.kind === 'booked' && item.troubles.length > 0 && <Troubles troubles={item.troubles} />}
      </span>
      <span className={styles.marks}>
        {item.isRunning && <Badge tone="accent">{t('home_now')}</Badge>}
        {item.kind === 'booked' && (
          <Badge tone={item.isWaiting ? 'caution' : 'positive'}>
            {t(item.isWaiting ? 'bookings_waitlist' : 'home_booked')}
          </Badge>
        )}
      </span>
    </>
  );
}

function KindIcon({ kind }: Pick<DayItem, 'kind'>) {
  if (kind === 'port') return <HaltIcon className={styles.icon} />;
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" className={styles.icon} />;
}
