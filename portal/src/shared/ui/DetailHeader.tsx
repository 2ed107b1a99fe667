import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './DetailHeader.module.css';
import { heroPicture } from './hero-transition.ts';
import { Thumbnail } from './Thumbnail.tsx';

type DetailHeaderProps = {
  title: string;
  /** The header picture, asked for at 1048 wide (A335). */
  picture?: string;
  pictureFallback?: string;
  /** A short line above the title: category, port, day. */
  eyebrow?: ReactNode;
  badges?: ReactNode;
  /** The title stands on the picture, over a scrim. */
  over?: boolean;
  /** A strip of a picture: the page is a step of something that was seen before, and its form is what matters. */
  low?: boolean;
  /** Facts below the title. */
  children?: ReactNode;
};

/** Wide picture, title and facts at the head of a detail page. */
export function DetailHeader({
  title,
  picture,
  pictureFallback,
  eyebrow,
  badges,
  over,
  low,
  children,
}: DetailHeaderProps) {
  const words = (
    <div className={styles.words}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
  return (
    <header className={classNames(styles.header, over && styles.over, low && styles.low)}>
      <div className={styles.stage} {...heroPicture}>
        <Thumbnail src={picture} fallback={pictureFallback} ratio="4 / 3" first className={styles.picture} />
        {badges && <div className={styles.badges}>{badges}</div>}
        {over && words}
      </div>
      {!over && words}
    </header>
  );
}
