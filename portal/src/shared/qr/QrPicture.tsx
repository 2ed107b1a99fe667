import { useMemo } from 'react';
import styles from './QrPicture.module.css';
import { qrCode } from './qr-code.ts';
import type { Dots } from './qr-frame.ts';

/** The white border that scanners ask for, in dots. */
const BORDER = 4;

/** One path: every run of dark dots of a row is a rectangle, so that no hair lines show between dots. */
function darkPath(dots: Dots): string {
  return dots
    .flatMap((line, row) =>
      [
        ...line
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index + BORDER} ${row + BORDER}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** A text as a QR code, black on white in every look; nothing for a text that is too long for one. */
export function QrPicture({ text, name }: { text: string; name: string }) {
  const dots = useMemo(() => qrCode(text), [text]);
  if (!dots) return null;
  const size = dots.length + 2 * BORDER;
  return (
    <svg className={styles.code} role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} data-code={text}>
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={darkPath(dots)} />
    </svg>
  );
}
