import { useState } from 'react';
import { useText } from '#portal/shared/i18n/use-t.ts';
import type { Channel } from '#portal/shared/video-one/channel.ts';
import styles from './ChannelLogo.module.css';

/** A channel's sign; its first letters where there is none. The name always stands beside it or on the link around it. */
export function ChannelLogo({ channel }: { channel: Channel }) {
  const text = useText();
  const { url } = channel.logo;
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) {
    return (
      <span className={styles.letters} aria-hidden="true">
        {(text(channel.name) || channel.code || '?').slice(0, 2)}
      </span>
    );
  }
  return (
    <img
      className={styles.logo}
      src={url}
      alt=""
      width={96}
      height={96}
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
