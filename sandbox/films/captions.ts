/** Lines of a film without words: what the sea is doing. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    '(Gentle waves against the quay)',
    'The harbour wakes before the town does.',
    '(A bell, far away)',
    'Every light out there is somebody coming home.',
    '(A barcarolle begins)',
    'They say the ship waits for nobody. It waited.',
    '(Gulls)',
    'Look back once. Then forward.',
  ],
  de: [
    '(Wellen schlagen sanft an den Kai)',
    'Der Hafen wacht vor der Stadt auf.',
    '(Eine Glocke in der Ferne)',
    'Jedes Licht da draußen ist jemand, der heimkommt.',
    '(Eine Barkarole beginnt)',
    'Es heißt, das Schiff warte auf niemanden. Es hat gewartet.',
    '(Möwen)',
    'Einmal zurückschauen. Dann nach vorn.',
  ],
};
const EVERY_S = 6;
const SHOWN_S = 4;

const stamp = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(11, 23)}`;

/** WebVTT for a film of this length. */
export function captionsOf(language: string, seconds: number): string | undefined {
  const sentences = Object.hasOwn(SENTENCES, language) ? SENTENCES[language] : undefined;
  if (!sentences) return undefined;
  const cues: string[] = [];
  for (let at = 1; at + SHOWN_S < seconds; at += EVERY_S) {
    cues.push(`${stamp(at)} --> ${stamp(at + SHOWN_S)}\n${sentences[cues.length % sentences.length]}\n`);
  }
  return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${cues.join('\n')}`;
}
