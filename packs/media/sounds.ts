import { ownedFiles } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { convert } from './ffmpeg.ts';
import type { MediaStore } from './media-store.ts';
import { sourceHash } from './source-hash.ts';
import { playPiece } from './tune.ts';
import { TUNES } from './tunes.ts';

/** MP3 where ffmpeg is there, WAV where it is not: both play everywhere. */
export async function makeSounds(pack: Pack, store: MediaStore, canConvert: boolean): Promise<void> {
  const maker = await sourceHash('packs/media');
  for (const { id, tune } of ownedFiles(pack).audios) {
    const piece = TUNES[tune];
    if (!piece) throw new Error(`${id}: there is no tune ${tune}`);
    await store.file(id, canConvert ? 'mp3' : 'wav', [maker, piece], async () => {
      const sound = playPiece(piece);
      const options = ['-i', 'tune.wav', '-codec:a', 'libmp3lame', '-b:a', '128k'];
      return canConvert ? convert({ 'tune.wav': sound }, options, 'tune.mp3') : sound;
    });
  }
}
