import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePlayerAhead } from '#portal/shared/player/use-player-ahead.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { movieIdOf, type PlayerState } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetMovie } from '#portal/shared/video-two/seanet.ts';
import { connectToken } from '#portal/shared/video-two/seanet-requests.ts';
import { seanetPlayerPage } from '../player-pages.ts';
import { useSeanet } from './use-seanet.ts';

interface PlayMovieProps {
  movie: SeanetMovie;
  /** The token is fetched ahead, so that Play plays at once. */
  isAhead?: boolean;
}

/** C121, CD21: to the player with everything that it needs. */
export function PlayMovie({ movie, isAhead = true }: PlayMovieProps) {
  const t = useT();
  const navigate = useNavigate();
  const parts = useSeanet();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { media } = movie.media.origin;

  usePlayerAhead(seanetPlayerPage);
  useEffect(() => {
    let isCurrent = true;
    if (media && isAhead) connectToken(parts).catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [parts, media, isAhead]);

  async function play() {
    if (!media) return setFailed(true);
    setBusy(true);
    setFailed(false);
    try {
      const token = await connectToken(parts);
      const state: PlayerState = { movieId: movieIdOf(movie.path), mediaPath: media, token, title: movie.title };
      navigate('/seanetvod/moviePlayer', { state });
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <>
      <Button kind="primary" icon={<Play aria-hidden="true" />} busy={isBusy} onClick={play}>
        {t('vod_play')}
      </Button>
      {hasFailed && <Notice tone="danger">{t('error_fetching_content')}</Notice>}
    </>
  );
}
