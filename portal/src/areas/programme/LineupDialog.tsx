import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './LineupDialog.module.css';
import { eventTimes, isPaid, type ShownEvent } from './lineup.rules.ts';
import { PaidMark } from './PaidMark.tsx';
import { useEventPictures } from './use-event-pictures.ts';

/** B183, B252: an event whole; "Ok" closes it. */
export function LineupDialog({ event, onClose }: { event: ShownEvent; onClose: () => void }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const picture = useEventPictures()(event, 'Full');
  const when = eventTimes(event, formats.time, text);
  const where = [event.venue, event.venueLevel].map(text).filter(Boolean).join(', ');
  const facts = [
    { name: t('content_when'), icon: <Clock aria-hidden="true" />, value: when },
    { name: t('content_where'), icon: <MapPin aria-hidden="true" />, value: where },
  ].filter(({ value }) => Boolean(value));
  return (
    <Dialog title={text(event.name)} onClose={onClose} actions={<Button onClick={onClose}>{t('programme_ok')}</Button>}>
      <div className={styles.event}>
        {picture.src && <Thumbnail ratio="16 / 9" eager {...picture} />}
        <FactRow facts={facts} />
        {isPaid(event) && <PaidMark />}
        <RichText text={event.eventOverview} />
        <RichText text={event.description} />
      </div>
    </Dialog>
  );
}
