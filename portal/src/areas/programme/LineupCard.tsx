import MapPin from 'lucide-react/icons/map-pin';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './LineupCard.module.css';
import { eventTimes, isPaid, type ShownEvent } from './lineup.rules.ts';
import { PaidMark } from './PaidMark.tsx';
import { useEventPictures } from './use-event-pictures.ts';

interface LineupCardProps {
  event: ShownEvent;
  isRunning: boolean;
  /** In sight when the page opens. */
  isFirst: boolean;
  onOpen: () => void;
}

/** B250-B252, B259, B260: when, what and where; the whole card opens the event, except where nobody can press. */
export function LineupCard({ event, isRunning, isFirst, onOpen }: LineupCardProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { isSignage, ui } = useConfiguration();
  const pictures = useEventPictures();
  const name = text(event.name);
  const place = [event.venue, event.venueLevel].map(text).filter(Boolean).join(', ');
  const withPicture = !ui.hideSparkThumbnails;
  return (
    <article className={classNames(styles.card, withPicture && styles.pictured)}>
      {withPicture && <Thumbnail className={styles.picture} eager={isFirst} {...pictures(event, 'Preview')} />}
      <div className={styles.words}>
        <p className={styles.when}>
          <span>{eventTimes(event, formats.time, text)}</span>
          {isRunning && <Badge tone="positive">{t('programme_now')}</Badge>}
        </p>
        <h3 className={styles.name}>
          {isSignage ? (
            name
          ) : (
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
              {name}
            </button>
          )}
        </h3>
        {place && (
          <p className={styles.where}>
            <MapPin aria-hidden="true" />
            <span>{place}</span>
          </p>
        )}
        {isPaid(event) && <PaidMark />}
      </div>
    </article>
  );
}
