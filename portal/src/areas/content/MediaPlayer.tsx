import { lazy, Suspense } from 'react';
import type { PlayerProps } from '#portal/shared/player/Player.tsx';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import styles from './MediaList.module.css';

/** Few articles have a film or a recording; the others need no player. */
const Player = lazy(() =>
  import('#portal/shared/player/Player.tsx').then(
    (module) => ({ default: module.Player }),
    () => ({ default: NoPlayer }),
  ),
);

interface MediaPlayerProps {
  kind: 'audio' | 'video';
  url: string;
  title: string;
  failure: string;
}

/** A film or recording of an article under its title; of a recording nothing is fetched before the guest presses play. */
export function MediaPlayer({ kind, url, title, failure }: MediaPlayerProps) {
  const address = useMediaAddress();
  return (
    <>
      <p className={styles.title}>{title}</p>
      <Suspense fallback={<div className={styles.room} data-kind={kind} />}>
        <Player
          kind={kind}
          src={address(url)}
          title={title}
          preload={kind === 'video' ? 'metadata' : 'none'}
          failureText={failure}
        />
      </Suspense>
    </>
  );
}

/** Without the player the article is still there to be read. */
function NoPlayer({ failureText }: PlayerProps) {
  return <p role="alert">{failureText}</p>;
}
