import { below, type Random } from '../kit/random.ts';

const SKIES = [
  ['#f7d9a8', '#e39a7b', '#3f6f8f'],
  ['#bfe0ee', '#f4f1e2', '#1d6b6b'],
  ['#2a2f5b', '#7a5a8c', '#1b3b5f'],
  ['#ffd9b0', '#f0a08a', '#2d5a6e'],
] as const;

/** A view from the railing: sky, sun, hills, water and a ship, each time another. */
export function seaView(random: Random): string {
  const [high, low, water] = SKIES[below(random, SKIES.length)] ?? SKIES[0];
  const sun = { x: 90 + below(random, 420), y: 90 + below(random, 130), r: 34 + below(random, 26) };
  const hills = [0, 1, 2].map((step) => {
    const top = 230 + step * 26;
    const [a, b] = [top - 40 - below(random, 70), top - 20 - below(random, 60)];
    return `<path opacity="${0.35 + step * 0.2}" fill="${water}" d="M0 ${top}Q150 ${a} 300 ${top}T600 ${b}V340H0z"/>`;
  });
  const waves = [0, 1, 2, 3].map(
    (step) =>
      `<path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="5" d="M${-40 + below(random, 60)} ${380 + step * 52}q40 -16 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0"/>`,
  );
  const ship = `<g transform="translate(${120 + below(random, 240)} 318)"><path fill="#fff" d="M0 40h190l-26 34H22z"/><path fill="#f4f1e2" d="M26 14h120v26H26zM48-8h74v22H48z"/><path fill="#d0a353" d="M76-34h22v26H76z"/><path stroke="#16395a" stroke-width="5" stroke-dasharray="8 8" d="M34 27h106M56 4h60"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h600v600H0z"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fff3cf"/>${hills.join('')}<path fill="${water}" d="M0 330h600v270H0z"/>${ship}${waves.join('')}</svg>`;
}
