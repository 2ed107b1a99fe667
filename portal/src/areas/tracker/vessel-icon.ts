import { type DivIcon, divIcon } from 'leaflet';
import type { GpsProfile } from '#contract/areas/tracker.ts';
import type { Place } from '#portal/shared/device/place.ts';
import styles from './TrackerMap.module.css';
import { markerSize, markerTurn } from './tracker.rules.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Seen from above, the bow to the right (CD39). */
export const VESSEL_ART = {
  Ship: [
    ['hull', 'M6 36h44c12 0 20 8 24 14-4 6-12 14-24 14H6c-3 0-4-2-4-4V40c0-2 1-4 4-4z'],
    ['deck', 'M10 42h38c7 0 13 4 16 8-3 4-9 8-16 8H10z'],
    ['mark', 'M16 45h10v10H16zm16 0h14v10H32z'],
  ],
  Aircraft: [
    ['hull', 'M74 50c0 4-6 6-12 6H50L32 78h-8l8-22H16l-6 8H4l4-14-4-14h6l6 8h16l-8-22h8l18 22h12c6 0 12 2 12 6z'],
    ['mark', 'M60 47h6c2 0 4 2 4 3s-2 3-4 3h-6z'],
  ],
  /** It stands, and its door is where the pin points. */
  House: [
    ['hull', 'M40 50c-7-11-18-20-18-32a18 18 0 1136 0c0 12-11 21-18 32z'],
    ['deck', 'M28 19l12-11 12 11v13H28z'],
    ['mark', 'M37 23h6v9h-6z'],
  ],
} as const;

export type Vessel = keyof typeof VESSEL_ART;
export function vesselOf({ dataType }: GpsProfile, place: Place): Vessel {
  if (place === 'house') return 'House';
  return dataType === 'Aircraft' ? 'Aircraft' : 'Ship';
}

/** Degrees; a house stands. */
export const vesselTurn = (profile: GpsProfile, vessel: Vessel) => (vessel === 'House' ? 0 : markerTurn(profile));

/** Made of elements: the page's policy allows no styles inside of markup. */
function drawing(vessel: Vessel, turn: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 80 100');
  svg.setAttribute('class', styles.vessel ?? '');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.transform = `rotate(${turn}deg)`;
  for (const [part, path] of VESSEL_ART[vessel]) {
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('class', styles[part] ?? '');
    shape.setAttribute('d', path);
    svg.append(shape);
  }
  return svg;
}

/** C241, C244: the marker of a position at a zoom. */
export function vesselIcon(profile: GpsProfile, vessel: Vessel, zoom: number, name: string): DivIcon {
  const size = markerSize(zoom);
  const frame = document.createElement('div');
  frame.className = styles.marker ?? '';
  frame.setAttribute('role', 'img');
  frame.setAttribute('aria-label', name);
  frame.dataset.vessel = vessel;
  frame.append(drawing(vessel, vesselTurn(profile, vessel)));
  return divIcon({ html: frame, className: '', iconSize: [size, size] });
}
