import type { GpsProfile } from '#contract/areas/tracker.ts';
import styles from './StillMap.module.css';
import map from './TrackerMap.module.css';
import { markerSize, type Place, stillTiles } from './tracker.rules.ts';
import { VESSEL_ART, type Vessel, vesselTurn } from './vessel-icon.ts';

interface StillMapProps {
  /** With places for z, x and y. */
  address: string;
  centre: Place;
  zoom: number;
  profile: GpsProfile;
  vessel: Vessel;
}

/** The map in a drawing of the page, of plain pictures: the tiles that the map itself will begin with, where it will have them. */
export function StillMap({ address, centre, zoom, profile, vessel }: StillMapProps) {
  const size = markerSize(zoom);
  return (
    <div className={styles.still}>
      {stillTiles(centre, zoom).map(({ x, y, left, top, isNear }) => (
        <img
          key={`${left} ${top}`}
          src={address.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
          alt=""
          loading={isNear ? 'eager' : 'lazy'}
          style={{ left: `calc(50% - ${-left}px)`, top: `calc(50% - ${-top}px)` }}
        />
      ))}
      <div className={styles.vessel} style={{ width: size, height: size }}>
        <svg
          viewBox="0 0 80 100"
          className={map.vessel}
          aria-hidden="true"
          style={{ transform: `rotate(${vesselTurn(profile, vessel)}deg)` }}
        >
          {VESSEL_ART[vessel].map(([part, path]) => (
            <path key={part} className={map[part]} d={path} />
          ))}
        </svg>
      </div>
    </div>
  );
}
