import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Player } from '#portal/shared/player/Player.tsx';
import { loadHls } from '#portal/shared/player/script.engine.ts';
import { useNavigate, useParams } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import { Theatre } from './Theatre.tsx';
import { usePlayout } from './use-playout.ts';
import { usePosition } from './use-position.ts';
import styles from './VodPlayerPage.module.css';
import { largePicture } from './vod.rules.ts';

/** C93-C95: the player of a film or an episode. */
export function VodPlayerPage() {
  return <PlayerRoom />;
}

/** C96, CD17: the same with the browser's own HLS preferred. */
export function VodTheoPage() {
  return <PlayerRoom prefersNative />;
}

function PlayerRoom({ prefersNative }: { prefersNative?: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { vod, asset, isDemoSystem, status, retry } = usePlayout(id);
  // A second try goes on where the first one stopped, whatever the provider remembers.
  const [stoppedAt, setStoppedAt] = useState<number>();
  const startAt = stoppedAt ?? vod?.last_playback_status.position_seconds ?? 0;
  const onPosition = usePosition(id, startAt);
  const { item } = useGroup('vod');
  const shown = vod ?? (item?.id === id ? item : undefined);
  usePageTitle(shown?.title);

  useEffect(() => {
    // Fetched while the provider is asked, so that the film begins the sooner.
    loadHls().catch(() => undefined);
  }, []);

  function tryAgain() {
    const element = document.querySelector<HTMLMediaElement>('video');
    if (element?.currentTime) setStoppedAt(element.currentTime);
    retry();
  }

  const title = shown?.title ?? '';
  return (
    <Theatre>
      <div className={styles.stage}>
        {status === 'failed' ? (
          <div className={styles.waiting}>
            <ErrorState onRetry={retry} />
          </div>
        ) : (
          // There with its picture before the stream is known, which then has nobody to wait for.
          <Player
            src={asset?.url}
            title={title}
            poster={shown && largePicture(shown.images)}
            size="page"
            startAt={startAt}
            autoPlay
            isAdaptive={!isDemoSystem}
            prefersNative={prefersNative}
            onPosition={onPosition}
            onRetry={tryAgain}
          >
            <div className={styles.top}>
              <IconButton icon={<ArrowLeft />} label={t('kit.back')} onClick={() => navigate(-1)} />
              <h1 className={styles.title}>{title}</h1>
            </div>
          </Player>
        )}
      </div>
    </Theatre>
  );
}
