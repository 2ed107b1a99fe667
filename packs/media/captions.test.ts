import { expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { ownedFiles } from '#packs/media-of.ts';
import { say } from '#packs/schema/text.ts';
import { webVtt } from './captions.ts';

const LONG = 'Rejoignez votre point de rassemblement par les escaliers';

it('writes a sentence per picture, long ones in two lines, a mark never alone at the start of a line', () => {
  const captions = [
    say('One', 'Eins', 'Un'),
    say('Two', 'Zwei', LONG),
    say('3', '3', 'Votre gilet est dans l’armoire ; il y en a d’autres'),
  ];
  expect(webVtt(captions, 'fr').split('\n')).toEqual([
    'WEBVTT',
    '',
    '00:00:00.000 --> 00:00:06.000',
    'Un',
    '',
    '00:00:06.000 --> 00:00:11.000',
    'Rejoignez votre point de',
    'rassemblement par les escaliers',
    '',
    '00:00:11.000 --> 00:00:16.000',
    'Votre gilet est dans',
    'l’armoire\u202f; il y en a d’autres',
    '',
  ]);
});

it('the safety film says everything in every language, short enough to be read', async () => {
  const pack = await loadPack('meridian');
  const film = ownedFiles(pack).videos.find(({ owner }) => owner === 'article-safetyvideo');
  expect(film?.captions?.length).toBe(film?.pictures.length);
  for (const language of ['en', 'de', 'fr']) {
    const cues = webVtt(film?.captions ?? [], language)
      .split('\n\n')
      .slice(1);
    expect(cues.length).toBeGreaterThan(5);
    for (const cue of cues) {
      const [, ...lines] = cue.trim().split('\n');
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.join(' ').length).toBeLessThanOrEqual(90);
    }
  }
});
