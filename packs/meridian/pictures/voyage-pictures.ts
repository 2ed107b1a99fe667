import type { PackSource } from '#packs/pack.schema.ts';

type Pictures = PackSource['pictures'];

export const voyagePictures: Pictures = [
  { id: 'port-lisbon', scene: 'port', motif: 'lisbon', hour: 'day' },
  { id: 'port-lisbon-evening', scene: 'port', motif: 'lisbon', hour: 'dusk' },
  { id: 'sea-gibraltar', scene: 'sea', motif: 'gibraltar', hour: 'dusk' },
  { id: 'port-malaga', scene: 'port', motif: 'malaga', hour: 'day' },
  { id: 'port-palma', scene: 'port', motif: 'palma', hour: 'dusk' },
  { id: 'port-marseille', scene: 'port', motif: 'marseille', hour: 'day' },
  { id: 'port-genoa', scene: 'port', motif: 'genoa', hour: 'dawn' },
  { id: 'port-naples', scene: 'port', motif: 'naples', hour: 'day' },
  { id: 'port-naples-evening', scene: 'port', motif: 'naples', hour: 'dusk' },
  { id: 'port-valletta', scene: 'port', motif: 'valletta', hour: 'dawn' },
  { id: 'sea-ionian', scene: 'sea', motif: 'ionian', hour: 'dawn' },
  { id: 'port-santorini', scene: 'port', motif: 'santorini', hour: 'dusk' },
  { id: 'port-athens', scene: 'port', motif: 'athens', hour: 'day' },
  { id: 'sea-matapan', scene: 'sea', motif: 'cape', hour: 'dusk' },
  { id: 'port-dubrovnik', scene: 'port', motif: 'dubrovnik', hour: 'day' },
  { id: 'port-venice', scene: 'port', motif: 'venice', hour: 'dawn' },
  { id: 'default', scene: 'sea', motif: 'open', hour: 'dusk' },
];
