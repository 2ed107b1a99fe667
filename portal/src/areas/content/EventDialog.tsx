import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ContentEvent } from '#contract/areas/content.ts';
import { FavouriteButton } from '#portal/areas/myday/FavouriteButton.tsx';
import { PlaceOnMap } from '#portal/areas/wayfinder/PlaceOnMap.tsx';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './EventList.module.css';
import { eventPlace, eventTimes } from './event-list.rules.ts';

/** One event whole: when, where, what it is, and its heart. */
export function EventDialog({ event, onClose }: { event: ContentEvent; onClose: () => void }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const title = text(event.title);
  const place = eventPlace(event, text);
  const date = event.fromDate ? formats.hubDate(event.fromDate) : '';
  const when = dotted(date, eventTimes(event, formats.time, text));
  const where = place && <PlaceOnMap name={place} profile={event.wayfinderProfile?.id} />;
  const kind = text(event.category);
  const facts = [
    { name: t('content_when'), icon: <Clock aria-hidden="true" />, value: when },
    { name: t('content_where'), icon: <MapPin aria-hidden="true" />, value: where },
  ].filter(({ value }) => Boolean(value));
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('kit.close')}</Button>}>
      <div className={styles.whole}>
        <FactRow facts={facts} />
        <RichText text={event.eventOverview} />
        <div className={styles.marks}>
          {kind && <Badge>{kind}</Badge>}
          <FavouriteButton kind="event" id={event.id} title={title} />
        </div>
      </div>
    </Dialog>
  );
}
