import { useState } from 'react';
import { Theatre } from '#portal/areas/vod/Theatre.tsx';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePlayerPageAhead } from '#portal/shared/player/use-player-ahead.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import type { Channel, Programme } from '#portal/shared/video-one/channel.ts';
import { ChannelsState } from './ChannelsState.tsx';
import { GuideGrid } from './GuideGrid.tsx';
import { GuideLoading } from './GuideLoading.tsx';
import { GuideMoves } from './GuideMoves.tsx';
import { MOVE_MS, windowStart } from './guide.rules.ts';
import { ProgrammeDialog } from './ProgrammeDialog.tsx';
import { vodChannelPage } from './player-pages.ts';
import { useVideoChannels } from './use-video-channels.ts';

/** CD26: the window is worked out anew every minute. */
const MINUTE_MS = 60_000;

/** C135, C143: what is on, channel by channel, for four hours. */
export function GuidePage() {
  const t = useT();
  usePageTitle(t('tv_guide'));
  const channels = useVideoChannels();
  return (
    <Theatre>
      <ChannelsState
        of={channels}
        loading={
          <>
            <PageHeader title={t('tv_guide')} />
            <GuideLoading />
          </>
        }
      >
        {(all) => <Guide channels={all} />}
      </ChannelsState>
    </Theatre>
  );
}

function Guide({ channels }: { channels: Channel[] }) {
  const t = useT();
  usePlayerPageAhead(vodChannelPage);
  const now = useNow(MINUTE_MS);
  const { shipTimeZone } = useConfiguration();
  const [moves, setMoves] = useState(0);
  const [open, setOpen] = useState<{ programme: Programme; channel: Channel }>();
  const from = windowStart(now, shipTimeZone) + moves * MOVE_MS;
  return (
    <>
      <PageHeader title={t('tv_guide')} actions={<GuideMoves {...{ channels, from, moves }} onMove={setMoves} />} />
      <GuideGrid {...{ channels, from, now }} onOpen={(programme, channel) => setOpen({ programme, channel })} />
      {open && <ProgrammeDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
