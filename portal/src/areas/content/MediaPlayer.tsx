import { Player } from '#portal/shared/player/Player.tsx';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import styles from './MediaList.module.css';

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
