import Play from 'lucide-react/icons/play';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import type { Channel, Programme } from '#portal/shared/video-one/channel.ts';
import { ChannelLogo } from './ChannelLogo.tsx';
import { shipClock } from './guide.rules.ts';
import styles from './ProgrammeDialog.module.css';

interface ProgrammeDialogProps {
  programme: Programme;
  channel: Channel;
  onClose: () => void;
}

/** C147: name, times and description of a programme. */
export function ProgrammeDialog({ programme, channel, onClose }: ProgrammeDialogProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { shipTimeZone } = useConfiguration();
  const clock = (instant: number) => formats.time(shipClock(instant, shipTimeZone));
  const name = text(channel.name) || channel.code || '';
  return (
    <Dialog
      title={text(programme.name) || t('tv_no_programme')}
      onClose={onClose}
      actions={
        <LinkButton
          kind="primary"
          to={`/vod/channel/${encodeURIComponent(channel.id)}`}
          icon={<Play aria-hidden="true" />}
        >
          {t('tv_watch', { channel: name })}
        </LinkButton>
      }
    >
      <div className={styles.where}>
        <ChannelLogo channel={channel} />
        <p className={styles.when}>
          <span>{name}</span>
          <span>{formats.words(formats.shipTime(programme.start).day, 'long')}</span>
          <time className={styles.times} dateTime={programme.start_time}>
            {t('tv_times', { from: clock(programme.start), to: clock(programme.end) })}
          </time>
        </p>
      </div>
      {text(programme.description) && <p>{text(programme.description)}</p>}
    </Dialog>
  );
}
