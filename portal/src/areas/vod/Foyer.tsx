// The dark room before its page is there, so that no page of films begins in white. Part of the portal's first code.
import type { ReactNode } from 'react';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { FilmLoading } from './FilmLoading.tsx';
import places from './PostersLoading.module.css';
import { PostersLoading } from './PostersLoading.tsx';
import styles from './Theatre.module.css';

/** Before a player, a guide or whatever else has no shape yet. */
export function Foyer({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.theatre} data-theatre="">
      {children}
      <LoadingOverlay />
    </div>
  );
}

/** Before a title in the light of its poster. */
export const FilmFoyer = () => (
  <Foyer>
    <FilmLoading />
  </Foyer>
);

/** Before rows of posters. */
export const PostersFoyer = () => (
  <Foyer>
    <div className={places.heading} />
    <PostersLoading />
  </Foyer>
);
