import type { Said } from './words.ts';

/** Twelve signs of the sea, for cards and pieces: the inside of an SVG of 48 by 48. */
export const SYMBOLS: readonly { id: string; name: Said; art: string }[] = [
  {
    id: 'anchor',
    name: { en: 'anchor', de: 'Anker', fr: 'ancre' },
    art: '<path fill="none" stroke="#16395a" stroke-width="4" stroke-linecap="round" d="M24 14v26M14 22h20M8 30c2 8 8 11 16 11s14-3 16-11"/><circle cx="24" cy="9" r="4.5" fill="none" stroke="#16395a" stroke-width="4"/>',
  },
  {
    id: 'fish',
    name: { en: 'fish', de: 'Fisch', fr: 'poisson' },
    art: '<path fill="#1d6b6b" d="M6 24c8-14 22-14 30-2l8-7v18l-8-7c-8 12-22 12-30-2z"/><circle cx="15" cy="22" r="2.4" fill="#fff"/>',
  },
  {
    id: 'star',
    name: { en: 'star', de: 'Seestern', fr: 'étoile' },
    art: '<path fill="#d0a353" d="M24 5l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 20l14-2z"/>',
  },
  {
    id: 'shell',
    name: { en: 'shell', de: 'Muschel', fr: 'coquillage' },
    art: '<path fill="#e39a7b" d="M24 42L6 24C8 8 40 8 42 24z"/><path fill="none" stroke="#fff" stroke-width="2" d="M24 40V13M24 40L13 16M24 40l11-24"/>',
  },
  {
    id: 'sun',
    name: { en: 'sun', de: 'Sonne', fr: 'soleil' },
    art: '<circle cx="24" cy="24" r="10" fill="#d98c1f"/><path stroke="#d98c1f" stroke-width="3.5" stroke-linecap="round" d="M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M10 38l4-4M34 14l4-4"/>',
  },
  {
    id: 'sail',
    name: { en: 'sail', de: 'Segel', fr: 'voile' },
    art: '<path fill="#b3261e" d="M23 4v28H8z"/><path fill="#16395a" d="M26 10v22h13zM6 35h36l-6 8H12z"/>',
  },
  {
    id: 'wheel',
    name: { en: 'wheel', de: 'Steuerrad', fr: 'barre' },
    art: '<circle cx="24" cy="24" r="12" fill="none" stroke="#7a5614" stroke-width="4"/><path stroke="#7a5614" stroke-width="3.5" stroke-linecap="round" d="M24 4v40M4 24h40M10 10l28 28M38 10L10 38"/>',
  },
  {
    id: 'moon',
    name: { en: 'moon', de: 'Mond', fr: 'lune' },
    art: '<path fill="#5b5aa6" d="M30 5a20 20 0 100 38 16 16 0 010-38z"/>',
  },
  {
    id: 'wave',
    name: { en: 'wave', de: 'Welle', fr: 'vague' },
    art: '<path fill="none" stroke="#0b6e99" stroke-width="5" stroke-linecap="round" d="M5 18c6-8 12-8 19 0s13 8 19 0M5 32c6-8 12-8 19 0s13 8 19 0"/>',
  },
  {
    id: 'palm',
    name: { en: 'palm', de: 'Palme', fr: 'palmier' },
    art: '<path fill="none" stroke="#7a5614" stroke-width="4" d="M22 44c2-10 2-18 4-26"/><path fill="#1c6b4a" d="M26 18c-8-9-16-7-20 1 8-3 14-3 20-1zm0 0c3-11 11-13 17-6-8-1-12 2-17 6zm0 0c8-3 15 1 16 9-5-6-9-8-16-9z"/>',
  },
  {
    id: 'crab',
    name: { en: 'crab', de: 'Krabbe', fr: 'crabe' },
    art: '<path fill="#c2452d" d="M10 28c0-12 28-12 28 0 0 8-28 8-28 0z"/><path fill="none" stroke="#c2452d" stroke-width="4" stroke-linecap="round" d="M12 22L5 13M36 22l7-9M13 34l-5 6M35 34l5 6"/><circle cx="19" cy="25" r="2" fill="#fff"/><circle cx="29" cy="25" r="2" fill="#fff"/>',
  },
  {
    id: 'lighthouse',
    name: { en: 'lighthouse', de: 'Leuchtturm', fr: 'phare' },
    art: '<path fill="#fff" stroke="#16395a" stroke-width="2" d="M18 16h12l4 28H14z"/><path fill="#b3261e" d="M16.600 26h14.800l1 8H15.600zM17 8h14v7H17z"/><path fill="#d0a353" d="M31 9l14-4v12l-14-3z"/>',
  },
];

export const symbolSvg = (art: string): string => `<svg viewBox="0 0 48 48" aria-hidden="true">${art}</svg>`;
