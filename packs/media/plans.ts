import sharp from 'sharp';
import type { Pack } from '#packs/pack.schema.ts';
import { deckPlanId, SIDE_VIEW_ID } from '#packs/plan-ids.ts';
import type { PackText } from '#packs/schema/text.ts';
import { bowWords, deckWords } from '#packs/ship-words.ts';
import type { Canvas } from '#pictures/canvas.ts';
import { deckPlanCanvas } from '#pictures/plans/deck-plan.ts';
import { planPalette } from '#pictures/plans/plan-palette.ts';
import { sideView } from '#pictures/plans/side-view.ts';
import type { MediaStore } from './media-store.ts';
import { sourceHash } from './source-hash.ts';

/** The ship's plans as pictures of the ship page: from the same source and by the same hand as those of the wayfinder. */
export async function makePlans({ ship, operator }: Pack, store: MediaStore): Promise<void> {
  const style = await sourceHash('pictures');
  const palette = planPalette(operator.look);
  const language = operator.languages[0]?.code ?? 'en';
  const words = {
    text: (name: PackText) => name[language],
    deck: (level: number) => deckWords(level, ship.kind)[language],
    bow: bowWords(ship.kind)[language],
  };
  const recipe = [style, operator.look, language, ship];
  await store.picture(SIDE_VIEW_ID, recipe, () => render(sideView(ship, palette, words, new Set()).canvas));
  for (const deck of ship.decks)
    await store.picture(deckPlanId(deck.level), recipe, () => render(deckPlanCanvas(ship, deck, palette, words)));
}

async function render(canvas: Canvas) {
  const drawn = sharp(Buffer.from(canvas.toSvg())).webp({ quality: 90, effort: 3 });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
