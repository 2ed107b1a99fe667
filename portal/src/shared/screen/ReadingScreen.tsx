import type { ReactNode } from 'react';
import styles from './ReadingScreen.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { Readiness } from './screen-run.ts';

interface ReadingScreenProps {
  title: string;
  /** What is said in one line: where, when, how much; what is absent leaves no gap. */
  facts?: readonly (ReactNode | undefined)[];
  picture?: string;
  paragraphs: readonly string[];
  readiness?: Readiness;
  /** After the text. */
  children?: ReactNode;
}

/** A thing told about on a screen: its picture, its facts, and its text page by page. */
export function ReadingScreen({ title, facts = [], picture, paragraphs, readiness, children }: ReadingScreenProps) {
  return (
    <ScreenFrame
      title={title}
      lead={facts.filter(Boolean).join(' · ')}
      picture={picture}
      readiness={readiness}
      isReading
    >
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </ScreenFrame>
  );
}
