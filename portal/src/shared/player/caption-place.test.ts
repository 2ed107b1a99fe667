import { expect, it } from 'vitest';
import { liftCaptions } from './caption-place.ts';

type Cue = Pick<VTTCue, 'line' | 'lineAlign' | 'snapToLines'>;

const cue = (more: Partial<Cue> = {}): Cue => ({ line: 'auto', lineAlign: 'start', snapToLines: true, ...more });

class Track extends EventTarget {
  mode: TextTrackMode = 'showing';
  activeCues: Cue[];
  constructor(...activeCues: Cue[]) {
    super();
    this.activeCues = activeCues;
  }
  show(...cues: Cue[]) {
    this.activeCues = cues;
    this.dispatchEvent(new Event('cuechange'));
  }
}

class Tracks extends EventTarget {
  readonly all: Track[];
  constructor(all: Track[]) {
    super();
    this.all = all;
  }
  [Symbol.iterator]() {
    return this.all[Symbol.iterator]();
  }
}

/** A picture 400 pixels high, with controls over the lowest hundred of them. */
function film(...tracks: Track[]) {
  const state = { covered: 100 };
  const video = { clientHeight: 400, textTracks: new Tracks(tracks) } as unknown as HTMLVideoElement;
  return { state, ...liftCaptions(video, () => state.covered) };
}

const LIFTED = { line: 75, lineAlign: 'end', snapToLines: false };

it('captions end where the controls begin, and are back in their place without them', () => {
  const shown = cue();
  const { state, look } = film(new Track(shown));
  expect(shown).toEqual(LIFTED);
  state.covered = 0;
  look();
  expect(shown).toEqual(cue());
});

it('the next caption is lifted too, and the one before is left as it was', () => {
  const [first, second] = [cue(), cue({ line: -1 })];
  const track = new Track(first);
  film(track);
  track.show(second);
  expect(first).toEqual(cue());
  expect(second).toEqual(LIFTED);
});

it('what the film has placed somewhere, or nobody sees, is not touched', () => {
  const [above, hidden] = [cue({ line: 0 }), cue()];
  const other = new Track(hidden);
  other.mode = 'hidden';
  film(new Track(above), other);
  expect(above).toEqual(cue({ line: 0 }));
  expect(hidden).toEqual(cue());
});

it('a player that goes leaves every caption in its place, and looks no more', () => {
  const [shown, next] = [cue(), cue()];
  const track = new Track(shown);
  film(track).stop();
  track.show(next);
  expect([shown, next]).toEqual([cue(), cue()]);
});
