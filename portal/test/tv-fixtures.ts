const MINUTE = 60_000;
/** Ten past eight in the evening, in Rome. */
export const EVENING = Date.parse('2026-11-15T20:10:00+01:00');
export const ROME = { shipTimeZone: 'Europe/Rome' };

/** A programme that begins so many minutes after eight. */
export const aProgramme = (name: string, from: number, to: number, more: Record<string, unknown> = {}) => ({
  name,
  description: `About ${name}.`,
  start_time: new Date(EVENING + (from - 10) * MINUTE).toISOString(),
  end_time: new Date(EVENING + (to - 10) * MINUTE).toISOString(),
  ...more,
});

export function aChannel(id: string, programs: unknown[] = [], more: Record<string, unknown> = {}) {
  return {
    id,
    code: id.toUpperCase(),
    name: `Channel ${id}`,
    logo: { url: `http://video.example/${id}.svg` },
    streams: [{ url: `http://video.example/provider/${id}.m3u8` }],
    mediaUrl: [{ streamingUrl: `http://video.example/hub/${id}.m3u8` }],
    epg: { programs },
    ...more,
  };
}

export const NEWS = aChannel('news', [
  aProgramme('Before', -60, 0),
  aProgramme('The hour', 0, 30),
  aProgramme('Markets', 30, 45),
  aProgramme('Long view', 60, 300),
]);
export const SPORT = aChannel('sport', [aProgramme('Regatta', -30, 90)]);
export const CAMERA = aChannel('camera', []);
