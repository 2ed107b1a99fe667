import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { Theatre } from '#portal/areas/vod/Theatre.tsx';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Player } from '#portal/shared/player/Player.tsx';
import { loadHls } from '#portal/shared/player/script.engine.ts';
import { useNavigate, useParams } from '#portal/shared/router/router-context.ts';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import { type Channel, type ChannelSource, streamOf } from '#portal/shared/video-one/channel.ts';
import { ChannelLogo } from './ChannelLogo.tsx';
import { ChannelProgrammes } from './ChannelProgrammes.tsx';
import styles from './ChannelRoom.module.css';
import { ChannelsState } from './ChannelsState.tsx';
import type { Channels } from './channels.ts';
import { onNow } from './guide.rules.ts';
import { useZapping } from './use-zapping.ts';
import { channelBeside } from './zapping.rules.ts';

const MINUTE_MS = 60_000;

interface ChannelRoomProps {
  of: Channels;
  source: ChannelSource;
  /** Where the way back leads. */
  list: string;
  /** Where channels are played. */
  player: string;
}

/** One channel, live, and the way to the ones beside it. */
export function ChannelRoom({ of, source, list, player }: ChannelRoomProps) {
  const t = useT();
  const text = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const stage = useRef<HTMLDivElement>(null);
  const channel = of.channels?.find((one) => one.id === id);
  const isScreen = useIsScreen();
  const now = useNow(MINUTE_MS);
  usePageTitle(text(channel?.name) || t('tv_title'));

  useEffect(() => {
    loadHls().catch(() => undefined);
  }, []);

  function zap(step: 1 | -1) {
    const beside = channelBeside(of.channels ?? [], id, step);
    // In its place: the way back leads to the list, not through every channel.
    if (beside) navigate(`${player}/${encodeURIComponent(beside.id)}`, { replace: true });
  }
  useZapping(stage, zap);

  const back = { label: t(source === 'hub' ? 'tv_title' : 'tv_guide'), go: () => navigate(list) };
  const waiting = (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
  return (
    <Theatre>
      <div ref={stage} className={styles.stage}>
        <ChannelsState of={of} loading={waiting}>
          {() =>
            channel ? (
              <LivePlayer {...{ channel, now, zap, back }} src={streamOf(channel, source) ?? ''} />
            ) : (
              // CD25: a channel that there is not.
              <EmptyState
                heading="h1"
                title={t('no_channels')}
                action={
                  <LinkButton kind="secondary" to={list}>
                    {back.label}
                  </LinkButton>
                }
              />
            )
          }
        </ChannelsState>
      </div>
      {channel && !isScreen && <ChannelProgrammes programmes={channel.epg.programs} now={now} />}
    </Theatre>
  );
}

interface LivePlayerProps {
  channel: Channel;
  now: number;
  src: string;
  zap: (step: 1 | -1) => void;
  back: { label: string; go: () => void };
}

/** Stays while channels change, and with it full screen, sound and focus. */
function LivePlayer({ channel, now, src, zap, back }: LivePlayerProps) {
  const t = useT();
  const text = useText();
  const { now: current } = onNow(channel.epg.programs, now);
  const name = text(channel.name) || channel.code || '';
  if (!src)
    return <EmptyState heading="h1" title={t('tv_failed')} action={<Button onClick={back.go}>{back.label}</Button>} />;
  return (
    <Player src={src} title={name} size="page" live autoPlay failureText={t('tv_failed')}>
      <div className={styles.top}>
        <span data-way-back="">
          <IconButton icon={<ArrowLeft />} label={back.label} onClick={back.go} />
        </span>
        <ChannelLogo channel={channel} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.now} aria-live="polite">
            {current ? text(current.name) : t('tv_no_programme')}
          </p>
        </div>
        <span className={styles.zap}>
          <IconButton icon={<ChevronUp />} label={t('tv_channel_up')} onClick={() => zap(1)} />
          <IconButton icon={<ChevronDown />} label={t('tv_channel_down')} onClick={() => zap(-1)} />
        </span>
      </div>
    </Player>
  );
}
