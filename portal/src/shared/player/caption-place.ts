// Captions above the controls where the style sheet cannot move them: the cues themselves are moved, and put back.

/** Chromium and WebKit have a container of captions that a style may move (Player.module.css); Firefox has none. */
export const isMovedByStyle = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('selector(::-webkit-media-text-track-container)');

/** How many pixels of the picture, from below, the controls take. */
type Covered = () => number;

interface Place {
  line: LineAndPositionSetting;
  lineAlign: LineAlignSetting;
  snapToLines: boolean;
}

/** Only those that stand below by themselves; what the film has put somewhere belongs there. */
const standsBelow = ({ line, snapToLines }: VTTCue) => line === 'auto' || (snapToLines && line === -1);

/** Keeps the captions of a film out of the way; the answer puts everything back. */
export function liftCaptions(video: HTMLVideoElement, covered: Covered): { look(): void; stop(): void } {
  const lifted = new Map<VTTCue, Place>();
  const gone = new AbortController();

  function putBack(keep: ReadonlySet<VTTCue>) {
    for (const [cue, place] of lifted) {
      if (keep.has(cue)) continue;
      Object.assign(cue, place);
      lifted.delete(cue);
    }
  }

  function look() {
    const room = covered();
    const cues = room > 0 ? shownCues(video) : [];
    putBack(new Set(cues));
    // The last line of the text ends where the controls begin.
    const line = Math.round(100 * (1 - room / video.clientHeight));
    for (const cue of cues) {
      if (!lifted.has(cue)) {
        if (!standsBelow(cue)) continue;
        lifted.set(cue, { line: cue.line, lineAlign: cue.lineAlign, snapToLines: cue.snapToLines });
      }
      Object.assign(cue, { snapToLines: false, lineAlign: 'end', line });
    }
  }

  const follow = (track: TextTrack) => track.addEventListener('cuechange', look, { signal: gone.signal });
  const { textTracks } = video;
  for (const track of textTracks) follow(track);
  textTracks.addEventListener?.('addtrack', ({ track }) => track && follow(track), { signal: gone.signal });
  textTracks.addEventListener?.('change', look, { signal: gone.signal });
  look();
  return {
    look,
    stop() {
      gone.abort();
      putBack(new Set());
    },
  };
}

function shownCues({ textTracks }: HTMLVideoElement): VTTCue[] {
  return [...textTracks]
    .filter(({ mode }) => mode === 'showing')
    .flatMap(({ activeCues }) => [...(activeCues ?? [])] as VTTCue[]);
}
