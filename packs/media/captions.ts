import { textOf } from '#contract/text.ts';
import { captionsId, ownedFiles } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { PackText } from '#packs/schema/text.ts';
import { FADE_SECONDS, SHOT_SECONDS } from './films.ts';
import type { MediaStore } from './media-store.ts';

/** A line of captions holds about this many letters. */
const LINE_LENGTH = 42;

/** Captions of films as WebVTT, one file per language; like documents, their text is the recipe. */
export async function makeCaptions(pack: Pack, store: MediaStore): Promise<void> {
  for (const { id, captions } of ownedFiles(pack).videos) {
    if (!captions) continue;
    for (const { code } of pack.operator.languages) {
      const text = webVtt(captions, code);
      await store.file(captionsId(id, code), 'vtt', text, async () => Buffer.from(text));
    }
  }
}

/** A sentence per picture, from when it stands to when the next one does. */
export function webVtt(captions: readonly PackText[], language: string): string {
  const step = SHOT_SECONDS - FADE_SECONDS;
  const cues = captions.map((caption, shot) => {
    const from = shot * step + (shot === 0 ? 0 : FADE_SECONDS);
    const to = (shot + 1) * step + FADE_SECONDS;
    return `${clock(from)} --> ${clock(to)}\n${inTwoLines(textOf(caption, language))}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`;
}

/** Breaks a long sentence at the space nearest to its middle; a mark stays with its word. */
function inTwoLines(text: string): string {
  if (text.length <= LINE_LENGTH) return text;
  const spaces = [...text.matchAll(/ (?![;:!?»])/g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at = 0] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}
