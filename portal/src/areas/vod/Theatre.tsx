import { type ReactNode, useRef } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useSpatialFocus } from '#portal/shared/spatial-focus/use-spatial-focus.ts';
import styles from './Theatre.module.css';

/** The house lights are down on every video page, in every look; arrows alone are enough to find the way. */
export function Theatre({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useSpatialFocus(room, useConfiguration().isKiosk);
  return (
    <div ref={room} className={styles.theatre} data-theatre="">
      {children}
    </div>
  );
}
