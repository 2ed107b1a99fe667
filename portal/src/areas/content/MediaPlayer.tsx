import { useId, useState } from 'react';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './MediaList.module.css';
import { useMediaAddress } from './use-media-address.ts';

interface MediaPlayerProps {
  kind: 'audio' | 'video';
  url: string;
  title: string;
  failure: string;
}

/** The browser's own player with its title; nothing is fetched before the guest presses play. */
export function MediaPlayer({ kind: Player, url, title, failure }: MediaPlayerProps) {
  const address = useMediaAddress();
  const titleId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {hasFailed ? (
        <Notice tone="danger">{failure}</Notice>
      ) : (
        <Player
          className={styles.player}
          src={address(url)}
          controls
          preload={Player === 'video' ? 'metadata' : 'none'}
          playsInline
          aria-labelledby={titleId}
          onError={() => setHasFailed(true)}
        />
      )}
    </>
  );
}
