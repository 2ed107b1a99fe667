import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Theatre } from '#portal/areas/vod/Theatre.tsx';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePlayerPageAhead } from '#portal/shared/player/use-player-ahead.ts';
import { useIsScreen } from '#portal/shared/screen/use-is-screen.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { ChannelCard, ChannelCardPlaceholder } from './ChannelCard.tsx';
import styles from './ChannelsPage.module.css';
import { ChannelsState } from './ChannelsState.tsx';
import { channelPage } from './player-pages.ts';
import { useHubChannels } from './use-hub-channels.ts';

const MINUTE_MS = 60_000;
const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** C133: the hub's channels with what is on them. */
export function ChannelsPage() {
  const t = useT();
  usePageTitle(t('tv_title'));
  usePlayerPageAhead(channelPage);
  const now = useNow(MINUTE_MS);
  const isScreen = useIsScreen();
  const hasGuide = useConfiguration().device.videoConfiguration !== undefined && !isScreen;
  const channels = useHubChannels();
  return (
    <Theatre>
      <PageHeader
        title={t('tv_title')}
        actions={
          hasGuide && (
            <LinkButton kind="secondary" to="/vod/overview/channels" icon={<CalendarClock aria-hidden="true" />}>
              {t('tv_guide')}
            </LinkButton>
          )
        }
      />
      <ChannelsState
        of={channels}
        loading={
          <div className={styles.list} role="status" aria-label={t('kit.loading')} data-loading>
            {PLACEHOLDERS.map((key) => (
              <ChannelCardPlaceholder key={key} />
            ))}
          </div>
        }
      >
        {(all) => (
          <ul className={styles.list} data-focus-first="" aria-label={t('tv_title')}>
            {all.map((channel) => (
              <li key={channel.id}>
                <ChannelCard channel={channel} now={now} />
              </li>
            ))}
          </ul>
        )}
      </ChannelsState>
    </Theatre>
  );
}
