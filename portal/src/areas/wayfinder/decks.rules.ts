import type { DeckMap } from '#contract/areas/wayfinder.ts';

const numberOf = ({ level }: DeckMap) => Number(level);

/** CD47: highest first; what another hub leaves out of an answer is no deck. */
export function orderedDecks(reply: readonly DeckMap[] | null | undefined): DeckMap[] {
  return (Array.isArray(reply) ? reply : [])
    .filter((deck) => deck?.map && deck.level !== undefined && deck.level !== null)
    .sort((a, b) => numberOf(b) - numberOf(a));
}

/** CD47: the lowest deck with a destination, else the device's, else the lowest. */
export function firstDeck(decks: readonly DeckMap[]): DeckMap | undefined {
  const lowestFirst = [...decks].sort((a, b) => numberOf(a) - numberOf(b));
  return (
    lowestFirst.find(({ hasWayFinding }) => hasWayFinding) ??
    lowestFirst.find(({ isDevicePresent }) => isDevicePresent) ??
    lowestFirst[0]
  );
}

/** CD46: base64 without a data prefix; one with a prefix is taken as it is. */
export function mapAddress(map: string): string {
  return map.startsWith('data:') ? map : `data:image/png;base64,${map}`;
}
