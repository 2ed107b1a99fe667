import type { ReactNode } from 'react';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import styles from './Hero.module.css';
import { largePicture } from './vod.rules.ts';

interface HeroProps {
  vod: Vod;
  eyebrow?: ReactNode;
  heading?: 'h1' | 'h2';
  facts?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A title in the light of its own poster: the colours fill the room, the poster stands beside the words. */
export function Hero({ vod, eyebrow, heading: Heading = 'h1', facts, text, actions, children }: HeroProps) {
  const picture = largePicture(vod.images);
  return (
    <header className={styles.hero}>
      <div className={styles.light} aria-hidden="true">
        {picture && <img src={picture} alt="" />}
      </div>
      <div className={styles.poster}>
        <Thumbnail src={picture} ratio="2 / 3" eager />
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>{vod.title}</Heading>
        {facts}
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </header>
  );
}
