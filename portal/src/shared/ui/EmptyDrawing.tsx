import type { ReactNode } from 'react';
import type { Place } from '#portal/shared/device/place.ts';
import styles from './Drawing.module.css';
import { useKit } from './kit-context.ts';

export type EmptyKind = 'general' | 'search' | 'events' | 'bookings' | 'basket' | 'messages' | 'photos';

const sea = (
  <>
    <path className={styles.tint2} d="M44 104c17-7 35-6 52 0s35 6 52 0A62 62 0 0144 104z" />
    <path className={styles.tint3} d="M54.4 116c14-5 28-4 41.6 0s28 4 41.6 0A62 62 0 0154.4 116z" />
  </>
);

const clouds = (
  <>
    <path
      className={styles.tint2}
      d="M44 104c4-9 17-11 24-4 5-11 23-11 28 0 7-9 22-7 26 2 8-7 20-5 26 2A62 62 0 0144 104z"
    />
    <path className={styles.tint3} d="M54.4 116c8-8 19-8 25 0 6-9 22-9 28 0 7-7 22-7 30.2 0A62 62 0 0154.4 116z" />
  </>
);

/** What carries the scene, and what travels over it where nothing else is to be drawn. */
const UNDER: Record<Place, ReactNode> = { ship: sea, house: sea, aircraft: clouds };
const aircraft = (
  <>
    <path className={styles.tint3} d="M84 74l-24 30h16l34-30z" />
    <path className={styles.near} d="M36 46h12l14 20h62c14 0 24 4 26 10-2 6-12 8-26 8H66C52 84 44 78 42 70z" />
    <path
      className={styles.mark}
      d="M128 70h10c4 1 7 3 8 6h-18zM70 72h6v5h-6zm12 0h6v5h-6zm12 0h6v5h-6zm12 0h6v5h-6z"
    />
    <path className={styles.mark} d="M88 80l-16 20h10l24-20z" />
  </>
);

const KINDS: Record<EmptyKind, ReactNode> = {
  general: (
    <>
      <path className={styles.near} d="M52 94h92l-13 21c-2 3-4 4-8 4H73c-4 0-6-1-8-4z" />
      <path className={styles.mark} d="M98 26v60h40c-4-26-18-48-40-60z" />
      <path className={styles.tint3} d="M92 38v48H62c3-20 13-36 30-48z" />
      <path className={styles.line} d="M95 22v72" />
    </>
  ),
  search: (
    <>
      <path className={styles.mark} opacity=".5" d="M88 36L10 18v40zM104 36l78-18v40z" />
      <path className={styles.tint3} d="M86 50h20l7 62H79z" />
      <path
        className={styles.near}
        d="M83.8 70h24.4l1.6 14H82.2zM82 48h28v6H82zM88 30h16v18H88zM85 26c2-7 6-10 11-10s9 3 11 10z"
      />
      <path className={styles.mark} d="M91 33h10v12H91z" />
    </>
  ),
  events: (
    <>
      <rect className={styles.near} x="52" y="30" width="88" height="82" rx="8" />
      <path className={styles.paper} d="M59 54h74v46a5 5 0 01-5 5H64a5 5 0 01-5-5z" />
      <path className={styles.line} d="M74 22v16M118 22v16M70 88c8-10 16-10 26 0s18 10 26 0" />
      <circle className={styles.mark} cx="112" cy="68" r="8" />
    </>
  ),
  bookings: (
    <>
      <path
        className={styles.near}
        d="M46 44h100a6 6 0 016 6v10a10 10 0 000 20v10a6 6 0 01-6 6H46a6 6 0 01-6-6V80a10 10 0 000-20V50a6 6 0 016-6z"
        transform="rotate(-8 96 70)"
      />
      <path className={styles.paper} d="M60 58h44v6H60zm0 14h58v6H60z" transform="rotate(-8 96 70)" />
      <circle className={styles.mark} cx="130" cy="64" r="9" />
    </>
  ),
  basket: (
    <>
      <path className={styles.line} d="M70 62c0-20 11-32 26-32s26 12 26 32" />
      <path className={styles.near} d="M46 60h100l-10 48c-1 5-4 7-8 7H64c-4 0-7-2-8-7z" />
      <path className={styles.mark} d="M46 60h100l-2 10H48z" />
    </>
  ),
  messages: (
    <>
      <g transform="rotate(28 96 76)">
        <path className={styles.tint3} d="M76 58c0-6 12-8 12-16V26h16v16c0 8 12 10 12 16v54H76z" />
        <path className={styles.near} d="M86 16h20v12H86z" />
        <path className={styles.mark} d="M84 66h24v34H84z" />
        <path className={styles.near} d="M88 74h16v3H88zm0 8h16v3H88zm0 8h10v3H88z" />
      </g>
    </>
  ),
  photos: (
    <>
      <rect className={styles.near} x="42" y="36" width="76" height="64" rx="4" transform="rotate(-7 80 68)" />
      <rect className={styles.paper} x="82" y="40" width="72" height="62" rx="4" transform="rotate(5 118 70)" />
      <g transform="rotate(5 118 70)">
        <path className={styles.tint3} d="M88 86l18-20 14 14 10-9 18 18v5H88z" />
        <circle className={styles.mark} cx="134" cy="58" r="7" />
      </g>
    </>
  ),
};

/** The small scenes of empty pages, all over the same water; over clouds where one flies. */
export function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  const { place } = useKit();
  return (
    <svg className={styles.drawing} viewBox="0 0 192 144" aria-hidden="true">
      <circle className={styles.far} cx="96" cy="70" r="62" />
      {kind === 'general' && place === 'aircraft' ? aircraft : KINDS[kind]}
      {UNDER[place]}
    </svg>
  );
}
