import type { ReactNode } from 'react';
import { type PictureRatio, Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  picture: string | undefined;
  ratio?: PictureRatio;
  eyebrow?: ReactNode;
  heading?: 'h1' | 'h2';
  facts?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A title in the light of its own poster: the colours fill the room, the poster stands beside the words. */
export function Hero(props: HeroProps) {
  const { title, picture, ratio = '2 / 3', eyebrow, heading: Heading = 'h1', facts, text, actions, children } = props;
  return (
    <header className={styles.hero}>
      <div className={styles.light} aria-hidden="true">
        {picture && <img src={picture} alt="" fetchPriority="high" />}
      </div>
      <div className={styles.poster}>
        <Thumbnail src={picture} ratio={ratio} first />
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {facts}
        {text && <p className={styles.text}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </header>
  );
}
