import { expect, it } from 'vitest';
import { pitch, playPiece } from './tune.ts';

it.each([
  ['A4', 440],
  ['A5', 880],
  ['C4', 261.626],
  ['F#3', 184.997],
  ['Bb3', 233.082],
])('%s sounds at %d Hz', (name, hertz) => {
  expect(pitch(name)).toBeCloseTo(hertz, 2);
});

it('a name that is no pitch is refused', () => {
  expect(() => pitch('H4')).toThrow('no pitch');
});

it('a piece is a sound of its length, the same at every playing', () => {
  const piece = { beatsPerMinute: 120, voices: ['A4:1 -:1 C5:2', 'A2:4'], times: 2 };
  const sound = playPiece(piece);
  expect(sound.subarray(0, 4).toString()).toBe('RIFF');
  expect((sound.length - 44) / 2 / 44_100).toBeCloseTo(6, 1);
  expect(sound.equals(playPiece(piece))).toBe(true);
});
