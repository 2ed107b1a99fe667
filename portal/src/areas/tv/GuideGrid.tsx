import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import type { Channel, Programme } from '#portal/shared/video-one/channel.ts';
import styles from './GuideGrid.module.css';
import { GuideRow } from './GuideRow.tsx';
import { halfHours, nowPercent, shipClock } from './guide.rules.ts';
import { useIsNarrow } from './use-is-narrow.ts';

interface GuideGridProps {
  channels: Channel[];
  from: number;
  now: number;
  onOpen: (programme: Programme, channel: Channel) => void;
}

/** C143-C146; a drawing does not know how wide the screen is, and leaves it to the style sheet. */
export function GuideGrid(props: GuideGridProps) {
  const { isDrawing } = usePortal();
  const isNarrow = useIsNarrow();
  if (!isDrawing) return <Grid {...props} isNarrow={isNarrow} />;
  return (
    <>
      <div className={styles.onNarrow}>
        <Grid {...props} isNarrow />
      </div>
      <div className={styles.onWide}>
        <Grid {...props} isNarrow={false} />
      </div>
    </>
  );
}

/** A row per channel, the half hours above, a line where the present is. */
function Grid({ channels, from, now, onOpen, isNarrow }: GuideGridProps & { isNarrow: boolean }) {
  const t = useT();
  const formats = useFormats();
  const { shipTimeZone } = useConfiguration();
  const present = nowPercent(now, from);
  return (
    <div className={styles.guide}>
      {!isNarrow && (
        <div className={styles.hours} aria-hidden="true">
          {halfHours(from).map((time) => (
            <span key={time}>{formats.time(shipClock(time, shipTimeZone))}</span>
          ))}
        </div>
      )}
      <ul className={styles.rows} data-focus-first="" aria-label={t('tv_guide')}>
        {channels.map((channel) => (
          <GuideRow key={channel.id} {...{ channel, from, isNarrow, onOpen, now }} />
        ))}
      </ul>
      {!isNarrow && present !== undefined && (
        <div className={styles.present} style={{ left: `${present}%` }} aria-hidden="true" />
      )}
    </div>
  );
}
