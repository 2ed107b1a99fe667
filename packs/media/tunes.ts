import type { Piece } from './tune.ts';

/** The music of the house, our own; a pack's audio names one of these. */
export const TUNES: Readonly<Record<string, Piece>> = {
  reveille: {
    beatsPerMinute: 96,
    voices: [
      'G4:1 C5:1 E5:1 G5:2 E5:1 D5:1 C5:2 A4:1 C5:1 F5:1 A5:2 G5:1 E5:2 -:1 G4:1 B4:1 D5:1 G5:2 F5:1 E5:1 D5:1 C5:3 -:1',
      'C3:4 G3:4 F3:4 C3:4 G3:4 G3:4 C3:4',
      'E3:4 E3:4 A3:4 E3:4 B3:4 F3:4 E3:4',
    ],
    times: 2,
  },
  nocturne: {
    beatsPerMinute: 60,
    voices: [
      'E4:1 G4:1 B4:2 A4:1 F#4:1 D4:2 E4:1 G4:1 C5:2 B4:3 -:1 A4:1 C5:1 E5:2 D5:1 B4:1 G4:2 F#4:1 A4:1 D#5:2 E5:4',
      'E2:2 B2:2 D3:2 A2:2 C3:2 G2:2 B2:4 A2:2 E3:2 G2:2 D3:2 B2:2 F#2:2 E2:4',
      'G3:4 F#3:4 E3:4 D#3:4 C3:4 B3:4 A3:4 G3:4',
    ],
    times: 1,
  },
  barcarolle: {
    beatsPerMinute: 108,
    voices: [
      'A4:2 F4:1 A4:2 F4:1 C5:2 A4:1 C5:3 Bb4:2 G4:1 Bb4:2 G4:1 A4:2 G4:1 F4:3',
      'F2:1 C3:1 F3:1 F2:1 C3:1 F3:1 A2:1 C3:1 F3:1 A2:1 C3:1 F3:1 G2:1 D3:1 G3:1 G2:1 D3:1 G3:1 C3:1 E3:1 G3:1 F2:1 C3:1 F3:1',
    ],
    times: 3,
  },
};
