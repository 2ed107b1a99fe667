import styles from './SwipeLogin.module.css';

const BARS = [0, 7, 12, 22, 27, 36, 41, 46, 56, 63, 68, 78, 83, 92, 97, 107, 112, 117];
const WIDE = new Set([12, 27, 46, 68, 83, 107]);

/** A card under the light of a reader. */
export function SwipeDrawing() {
  return (
    <svg className={styles.card} viewBox="0 0 240 150" fill="none" aria-hidden="true">
      <rect x="14" y="12" width="212" height="126" rx="14" stroke="currentColor" strokeWidth="3" />
      <circle cx="46" cy="44" r="14" stroke="currentColor" strokeWidth="3" />
      <path d="M72 38h88M72 52h56" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity="0.5" />
      <g fill="currentColor">
        {BARS.map((x) => (
          <rect key={x} x={58 + x} y="76" width={WIDE.has(x) ? 6 : 3} height="44" />
        ))}
      </g>
      <path className={styles.beam} d="M30 75h180" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
