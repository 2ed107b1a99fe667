import { memo } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import type { Channel, Programme } from '#portal/shared/video-one/channel.ts';
import { ChannelLogo } from './ChannelLogo.tsx';
import styles from './GuideGrid.module.css';
import { blockPercent, blocksOf, onNow, shipClock } from './guide.rules.ts';

interface GuideRowProps {
  channel: Channel;
  from: number;
  now: number;
  isNarrow: boolean;
  onOpen: (programme: Programme, channel: Channel) => void;
}

/** So short a block has room for a name alone. */
const SHORT_S = 1_800;

/** Drawn anew only when the window moves or another programme begins: there may be hundreds of blocks. */
export const GuideRow = memo(DrawnRow, (before, after) => {
  const current = ({ channel, now }: GuideRowProps) => onNow(channel.epg.programs, now).now;
  return (
    before.channel === after.channel &&
    before.from === after.from &&
    before.isNarrow === after.isNarrow &&
    current(before) === current(after)
  );
});

function DrawnRow({ channel, from, now, isNarrow, onOpen }: GuideRowProps) {
  const text = useText();
  const formats = useFormats();
  const { shipTimeZone } = useConfiguration();
  const clock = (instant: number) => formats.time(shipClock(instant, shipTimeZone));
  const name = text(channel.name) || channel.code || '';
  const current = onNow(channel.epg.programs, now).now;
  const blocks = blocksOf(channel.epg.programs, from);
  return (
    <li className={styles.row} data-narrow={isNarrow || undefined}>
      <PortalLink to={`/vod/channel/${encodeURIComponent(channel.id)}`} className={styles.channel} aria-label={name}>
        <ChannelLogo channel={channel} />
        {isNarrow && <span aria-hidden="true">{name}</span>}
      </PortalLink>
      {blocks.map(({ programme, seconds, key }) => {
        const width = isNarrow ? '100%' : `${blockPercent(seconds)}%`;
        if (!programme) return isNarrow ? null : <span key={key} className={styles.gap} style={{ width }} />;
        const times = `${clock(programme.start)}\u2009–\u2009${clock(programme.end)}`;
        return (
          <button
            key={key}
            type="button"
            className={styles.programme}
            style={{ width }}
            data-short={(!isNarrow && seconds <= SHORT_S) || undefined}
            data-now={programme === current || undefined}
            onClick={() => onOpen(programme, channel)}
          >
            <span className={styles.name}>{text(programme.name)}</span>
            <span className={styles.times}>{times}</span>
          </button>
        );
      })}
    </li>
  );
}
