import 'leaflet/dist/leaflet.css';
import { control, map as createMap, type Map as LeafletMap, type Marker, marker, tileLayer } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GpsProfile } from '#contract/areas/tracker.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { StillMap } from './StillMap.tsx';
import styles from './TrackerMap.module.css';
import { placeOf, startZoom, tileAddress, ZOOM } from './tracker.rules.ts';
import { vesselIcon, vesselOf } from './vessel-icon.ts';

type TrackerMapProps = {
  profile: GpsProfile | undefined;
  isCentred: boolean;
  /** The guest moved the map by hand. */
  onMoved: () => void;
  /** Read from afar: the same map with its names drawn twice as large, and nearer. */
  isLarge?: boolean;
  /** What lies over the map. */
  children?: ReactNode;
};

const WITHOUT_POSITION = [30, 0] as const;
const LARGE_TILES = { tileSize: 512, zoomOffset: -1 };
/** The pane of the names. */
const NAMES = 'names';
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** C236, C243-C246: the map, which this page alone loads. */
export function TrackerMap({ profile, isCentred, onMoved, isLarge = false, children }: TrackerMapProps) {
  const t = useT();
  const { isDrawing } = usePortal();
  const { device, client, ui, isSignage, place: onboard } = useConfiguration();
  const tiles = tileAddress(device.osmUrl || device.hub.osmServiceUrl || client.osmUrl);
  const names = tileAddress(ui.trackerNamesUrl);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: LeafletMap; vessel?: Marker }>(undefined);
  const start = startZoom(ui.trackerZoom, isLarge);
  const [view, setView] = useState<{ zoom: number; centre: string }>({ zoom: start, centre: '' });
  const moved = useRef(onMoved);
  moved.current = onMoved;
  const place = placeOf(profile);
  const { latitude, longitude } = place ?? {};
  const here = useRef(place);
  here.current = place;
  const zoomTexts = `${t('tracker_zoom_in')}|${t('tracker_zoom_out')}`;

  useEffect(() => {
    if (!frame.current) return;
    const map = createMap(frame.current, {
      // Tiles of another place would only be in the way.
      center: here.current ? [here.current.latitude, here.current.longitude] : [...WITHOUT_POSITION],
      zoom: start,
      minZoom: ZOOM.least,
      maxZoom: ZOOM.most,
      zoomControl: false,
      dragging: !isSignage,
      keyboard: !isSignage,
      attributionControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      worldCopyJump: true,
    });
    const layer = { minZoom: ZOOM.least, maxZoom: ZOOM.most, ...(isLarge && LARGE_TILES) };
    if (tiles) tileLayer(tiles, layer).addTo(map);
    if (names) {
      map.createPane(NAMES).classList.add(styles.names ?? '');
      tileLayer(names, { ...layer, pane: NAMES }).addTo(map);
    }
    map.on('dragstart', () => moved.current());
    map.on('moveend zoomend', () => {
      const { lat, lng } = map.getCenter();
      setView({ zoom: map.getZoom(), centre: `${lat.toFixed(2)} ${lng.toFixed(2)}` });
    });
    const onKey = ({ key }: KeyboardEvent) => {
      if (!isSignage && ARROWS.includes(key)) moved.current();
    };
    const element = frame.current;
    element.addEventListener('keydown', onKey);
    shown.current = { map };
    return () => {
      element.removeEventListener('keydown', onKey);
      shown.current = undefined;
      map.remove();
    };
  }, [tiles, names, isSignage, isLarge, start]);

  useEffect(() => {
    const map = shown.current?.map;
    if (!map || isSignage) return;
    const [zoomInTitle, zoomOutTitle] = zoomTexts.split('|');
    const buttons = control.zoom({ zoomInTitle, zoomOutTitle, position: 'bottomright' }).addTo(map);
    return () => void buttons.remove();
  }, [zoomTexts, isSignage]);

  useEffect(() => {
    const map = shown.current?.map;
    if (!map || latitude === undefined || longitude === undefined || !isCentred) return;
    map.setView([latitude, longitude], map.getZoom(), { animate: false });
  }, [latitude, longitude, isCentred]);

  const vessel = profile && vesselOf(profile, onboard);
  const name = vessel && t(vessel === 'Aircraft' ? 'tracker_aircraft' : 'tracker_ship');
  useEffect(() => {
    const { current } = shown;
    if (!current || !profile || !vessel || !name) return;
    const at = placeOf(profile);
    if (!at) return;
    const icon = vesselIcon(profile, vessel, view.zoom, name);
    current.vessel ??= marker([at.latitude, at.longitude], { icon, interactive: false, keyboard: false }).addTo(
      current.map,
    );
    current.vessel.setIcon(icon).setLatLng([at.latitude, at.longitude]);
  }, [profile, vessel, name, view.zoom]);

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet fills and focuses this element itself */}
      <div
        ref={frame}
        className={styles.map}
        role="region"
        aria-label={t('tracker_map')}
        data-zoom={view.zoom}
        data-centre={view.centre}
      />
      {isDrawing && tiles && place && profile && vessel && (
        <StillMap address={tiles} centre={place} zoom={start} profile={profile} vessel={vessel} />
      )}
      {children}
    </div>
  );
}
