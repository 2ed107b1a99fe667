const TONES_HZ = [660, 880];
const TONE_S = 0.35;
const AGAIN_MS = 4_000;

/** Two tones, a few times, where the browser lets a page sound; answers how to stop it. */
export function sound(times: number): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const audio = new AudioContext();
  let left = times;
  function ring(): void {
    left -= 1;
    for (const [at, frequency] of TONES_HZ.entries()) {
      const tone = new OscillatorNode(audio, { frequency });
      tone.connect(new GainNode(audio, { gain: 0.25 })).connect(audio.destination);
      tone.start(audio.currentTime + at * TONE_S);
      tone.stop(audio.currentTime + (at + 1) * TONE_S);
    }
    if (left === 0) clearInterval(timer);
  }
  const timer = setInterval(ring, AGAIN_MS);
  ring();
  return () => {
    clearInterval(timer);
    audio.close().catch(() => undefined);
  };
}
