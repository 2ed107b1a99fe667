import sharp from 'sharp';
import type { KnownShip } from '#hub/areas/ship/ship.service.ts';
import { createRecent } from '#hub/shared/recent.ts';
import type { Canvas } from '#pictures/canvas.ts';
import { deckPlanCanvas, shipLength } from '#pictures/plans/deck-plan.ts';
import { planFrame } from '#pictures/plans/plan-frame.ts';
import { destinationMarker, hereMarker, wayLine } from '#pictures/plans/plan-markers.ts';
import { planPalette } from '#pictures/plans/plan-palette.ts';
import { sideView } from '#pictures/plans/side-view.ts';
import { planWords } from './plan-words.ts';

/** A place on a deck, in metres. */
export interface Spot {
  level: number;
  x: number;
  y: number;
}

export interface Marks {
  here?: Spot;
  destinations: readonly Spot[];
  /** Parts of the way, each on one deck. */
  ways: readonly (readonly Spot[])[];
}

const KEPT_BYTES = 48_000_000;
/** Flat colours need few, and no dots between them, which would cost half as much again: a plan of a deck is some 25 KB. */
const FEW_COLOURS = { palette: true, quality: 70, dither: 0, effort: 5 } as const;

/** Plans with marks as PNG in base64 (CD46); the same marks give the same bytes. */
export function planPictures() {
  const kept = createRecent<Promise<string>>(KEPT_BYTES, () => 60_000);

  function drawn(ship: KnownShip, key: unknown, draw: () => Canvas): Promise<string> {
    const name = JSON.stringify([ship.version, key]);
    const known = kept.get(name);
    if (known) return known;
    const fresh = render(draw());
    fresh.catch(() => kept.delete(name));
    kept.set(name, fresh);
    return fresh;
  }

  return {
    deck(ship: KnownShip, level: number, marks: Marks, language: string): Promise<string> {
      const on = (spot: Spot | undefined) => spot?.level === level;
      const here = on(marks.here) ? marks.here : undefined;
      const destinations = marks.destinations.filter(on);
      const ways = marks.ways.filter(([first]) => on(first));
      return drawn(ship, ['deck', level, language, here, destinations, ways], () => {
        const { plan } = ship;
        const deck = plan.decks.find((one) => one.level === level);
        if (!deck) throw new Error(`The ship has no deck ${level}.`);
        const palette = planPalette(plan.look);
        const { at } = planFrame(shipLength(plan), plan.beam);
        const canvas = deckPlanCanvas(plan, deck, palette, planWords(language, plan.kind));
        for (const way of ways)
          canvas.add(
            ...wayLine(
              way.map(({ x, y }) => at(x, y)),
              palette,
            ),
          );
        for (const { x, y } of destinations) canvas.add(...destinationMarker(at(x, y), palette));
        if (here) canvas.add(...hereMarker(at(here.x, here.y), palette));
        return canvas;
      });
    },

    side(ship: KnownShip, { here, destinations }: Marks, language: string): Promise<string> {
      return drawn(ship, ['side', language, here, destinations], () => {
        const palette = planPalette(ship.plan.look);
        const marked = new Set(destinations.map(({ level }) => level));
        const { canvas, at } = sideView(ship.plan, palette, planWords(language, ship.plan.kind), marked);
        for (const { level, x } of destinations) canvas.add(...destinationMarker(at(level, x), palette));
        if (here) canvas.add(...hereMarker(at(here.level, here.x), palette));
        return canvas;
      });
    },
  };
}

async function render(canvas: Canvas): Promise<string> {
  const png = await sharp(Buffer.from(canvas.toSvg())).png(FEW_COLOURS).toBuffer();
  return png.toString('base64');
}
