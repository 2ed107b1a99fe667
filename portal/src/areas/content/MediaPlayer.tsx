import { lazyPart } from '#portal/shared/lazy-part.tsx';
import type { PlayerProps } from '#portal/shared/player/Player.tsx';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import styles from './MediaList.module.css';

/** Few articles have a film or a recording; the others need no player. */
const Player = lazyPart(
  () => import('#portal/shared/player/Player.tsx').then((module) => module.Player),
  PlaceOfPlayer,
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
      <Player
        kind={kind}
        src={address(url)}
        title={title}
        preload={kind === 'video' ? 'metadata' : 'none'}
        failureText={failure}
      />
    </>
  );
}

/** Without the player the article is still there to be read. */
function PlaceOfPlayer({ kind, failureText, isMissing }: PlayerProps & { isMissing: boolean }) {
  return isMissing ? <p role="alert">{failureText}</p> : <div className={styles.room} data-kind={kind} />;
}
