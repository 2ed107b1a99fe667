import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import type { Channel } from '#portal/shared/video-one/channel.ts';
import styles from './ChannelCard.module.css';
import { ChannelLogo } from './ChannelLogo.tsx';
import { onNow, shipClock } from './guide.rules.ts';
import { ProgrammeBar } from './ProgrammeBar.tsx';

/** A channel of the list: what is on now, how far it is, and what comes next. */
export function ChannelCard({ channel, now }: { channel: Channel; now: number }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { shipTimeZone } = useConfiguration();
  const { now: current, next } = onNow(channel.epg.programs, now);
  const clock = (instant: number) => formats.time(shipClock(instant, shipTimeZone));
  return (
    <PortalLink to={`/channel/${encodeURIComponent(channel.id)}`} className={styles.card}>
      <ChannelLogo channel={channel} />
      <span className={styles.words}>
        <span className={styles.name}>{text(channel.name) || channel.code}</span>
        <span className={styles.now}>{current ? text(current.name) : t('tv_no_programme')}</span>
        <ProgrammeBar programme={current} now={now} />
        <span className={styles.next}>
          {next ? t('tv_next', { time: clock(next.start), name: text(next.name) }) : '\u00a0'}
        </span>
      </span>
    </PortalLink>
  );
}

export function ChannelCardPlaceholder() {
  return (
    <div className={classNames(styles.card, styles.placeholder)} aria-hidden="true">
      <span className={styles.sign} />
      <span className={styles.words}>
        <span className={styles.name}>{'\u00a0'}</span>
        <span className={styles.now}>{'\u00a0'}</span>
        <ProgrammeBar programme={undefined} now={0} />
        <span className={styles.next}>{'\u00a0'}</span>
      </span>
    </div>
  );
}
