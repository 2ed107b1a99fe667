import { type Reel, SEGMENT_SECONDS } from './reel.ts';

/** A film of `seconds`, as a player first asks for it: qualities, sounds, captions. Addresses are relative to the film. */
export function masterPlaylist({ videos, audios, captions }: Reel): string {
  const sounds = audios.map(
    ({ name, label, language }, place) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${label}",LANGUAGE="${language}",DEFAULT=${place === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${name}.m3u8"`,
  );
  const words = captions.map(
    ({ label, language }) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="${label}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=NO,FORCED=NO,URI="captions-${language}.m3u8"`,
  );
  const sound = Math.max(...audios.map(({ bandwidth }) => bandwidth));
  const qualities = videos.flatMap(({ name, bandwidth, codecs, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth + sound},RESOLUTION=${width}x${height},CODECS="${codecs},${audios[0]?.codecs}",AUDIO="sound"${words.length > 0 ? ',SUBTITLES="words"' : ''}`,
    `${name}.m3u8`,
  ]);
  return lines(['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sounds, ...words, ...qualities]);
}

/** How many segments a film of this length has. */
export const segmentsOf = (seconds: number) => Math.max(1, Math.ceil(seconds / SEGMENT_SECONDS));

/** Picture or sound of a film of `seconds`; `base` leads from the playlist to the reel's segments. */
export function mediaPlaylist(rendition: string, seconds: number, base = '../'): string {
  const segments = Array.from({ length: segmentsOf(seconds) }, (_, n) => [
    `#EXTINF:${Math.min(SEGMENT_SECONDS, seconds - n * SEGMENT_SECONDS).toFixed(3)},`,
    `${base}${rendition}/${n}.m4s`,
  ]);
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${base}${rendition}/init.mp4"`,
    ...segments.flat(),
    '#EXT-X-ENDLIST',
  ]);
}

export function captionsPlaylist(language: string, seconds: number): string {
  const length = Math.ceil(seconds);
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${length}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${length}.000,`,
    `captions-${language}.vtt`,
    '#EXT-X-ENDLIST',
  ]);
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
