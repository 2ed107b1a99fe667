// Short pieces of music from notes: soft plucked tones with a little room around them, written as 16-bit mono WAV.

const RATE_HZ = 44_100;
const A4_HZ = 440;
const STEPS: Record<string, number> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

export interface Piece {
  beatsPerMinute: number;
  /** Voices of `pitch:beats`, `-` for a rest: `A4:1 C5:0.5 -:1`. */
  voices: readonly string[];
  /** How often it is played. */
  times: number;
}

/** In Hertz: `A4` is 440, `F#3` a sharp, `Bb3` a flat. */
export function pitch(name: string): number {
  const [, letter = '', accidental, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`${name} is no pitch`);
  const semitones = step + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0) + (Number(octave) - 4) * 12;
  return A4_HZ * 2 ** (semitones / 12);
}

interface Note {
  at: number;
  seconds: number;
  hertz: number;
}

function notesOf(voice: string, beatSeconds: number): { notes: Note[]; seconds: number } {
  let at = 0;
  const notes: Note[] = [];
  for (const [name = '-', beats = '1'] of voice.split(/\s+/).map((word) => word.split(':'))) {
    const seconds = Number(beats) * beatSeconds;
    if (name !== '-') notes.push({ at, seconds, hertz: pitch(name) });
    at += seconds;
  }
  return { notes, seconds: at };
}

/** A plucked tone: a few partials that fade, the high ones first. */
function pluck(samples: Float32Array, { at, seconds, hertz }: Note): void {
  const start = Math.floor(at * RATE_HZ);
  const length = Math.floor((seconds + 1.2) * RATE_HZ);
  for (let i = 0; i < length && start + i < samples.length; i++) {
    const t = i / RATE_HZ;
    const attack = Math.min(1, t / 0.012);
    let value = 0;
    for (let partial = 1; partial <= 5; partial++) {
      value += (Math.sin(2 * Math.PI * hertz * partial * t) / partial ** 1.6) * Math.exp(-t * (1.4 + partial * 0.9));
    }
    samples[start + i] = (samples[start + i] ?? 0) + value * attack * 0.22;
  }
}

/** Two quiet echoes, as in a salon with curtains. */
function addRoom(samples: Float32Array): void {
  for (const [delaySeconds, gain] of [
    [0.083, 0.24],
    [0.191, 0.14],
  ] as const) {
    const delay = Math.floor(delaySeconds * RATE_HZ);
    for (let i = samples.length - 1; i >= delay; i--) samples[i] = (samples[i] ?? 0) + (samples[i - delay] ?? 0) * gain;
  }
}

export function playPiece({ beatsPerMinute, voices, times }: Piece): Buffer {
  const parts = voices.map((voice) => notesOf(voice, 60 / beatsPerMinute));
  const once = Math.max(...parts.map(({ seconds }) => seconds));
  const samples = new Float32Array(Math.ceil((once * times + 2) * RATE_HZ));
  for (let time = 0; time < times; time++) {
    for (const { notes } of parts) for (const note of notes) pluck(samples, { ...note, at: note.at + time * once });
  }
  addRoom(samples);
  return wav(samples);
}

function wav(samples: Float32Array): Buffer {
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0.001);
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE_HZ, 24);
  bytes.writeUInt32LE(RATE_HZ * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [place, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round((sample / loudest) * 0.8 * 32_767), 44 + place * 2);
  }
  return bytes;
}
