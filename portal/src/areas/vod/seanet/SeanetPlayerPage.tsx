import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useRef } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Player } from '#portal/shared/player/Player.tsx';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import {
  coverAddress,
  findEntry,
  type PlayerState,
  readPlayerState,
  streamAddress,
} from '#portal/shared/video-two/seanet.rules.ts';
import { connectToken } from '#portal/shared/video-two/seanet-requests.ts';
import { Theatre } from '../Theatre.tsx';
import styles from '../VodPlayerPage.module.css';
import { SeanetFailure } from './SeanetFailure.tsx';
import { useSeanet } from './use-seanet.ts';

/** C121, C122: plays what the film's page handed over; without it there is nothing to play. */
export function SeanetPlayerPage() {
  const t = useT();
  const { state } = useLocation();
  const { url, videoUrl } = useConfiguration().device.seanetConfiguration ?? {};
  const what = useMemo(() => readPlayerState(state), [state]);
  const host = videoUrl || url;
  usePageTitle(what?.title ?? t('seanet_title'));
  return (
    <Theatre>
      {what && host ? (
        <Room what={what} host={host} />
      ) : (
        <>
          <PageHeader title={t('seanet_title')} />
          <SeanetFailure />
        </>
      )}
    </Theatre>
  );
}

function Room({ what, host }: { what: PlayerState; host: string }) {
  const t = useT();
  const navigate = useNavigate();
  const parts = useSeanet();
  const token = useRef(what.token);
  const { url } = useConfiguration().device.seanetConfiguration ?? {};
  const entry = findEntry(useGroup('seanet').data ?? [], what.movieId);

  /** A token that ran out in the middle of a film is replaced, and the film goes on. */
  async function renew(): Promise<boolean> {
    try {
      token.current = await connectToken(parts, token.current);
      return true;
    } catch {
      return false;
    }
  }

  return (
    <div className={styles.stage}>
      <Player
        src={streamAddress(host, what.movieId, what.mediaPath)}
        title={what.title}
        poster={entry && coverAddress(url, entry)}
        size="page"
        autoPlay
        // C124, CD22: on every request of the stream.
        headers={() => ({ Authorization: `Bearer ${token.current}` })}
        renew={renew}
        failureText={t('error_fetching_content')}
      >
        <div className={styles.top}>
          <IconButton icon={<ArrowLeft />} label={t('kit.back')} onClick={() => navigate(-1)} />
          <h1 className={styles.title}>{what.title}</h1>
        </div>
      </Player>
    </div>
  );
}
