/** Files are named by people: `Harbour walk.mp3` reads better without its ending. */
export function recordingName(name: string | undefined): string {
  return (name ?? '').replace(/\.(mp3|m4a|ogg|wav)$/i, '');
}
