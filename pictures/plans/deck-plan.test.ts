import { expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { deckPlanCanvas } from './deck-plan.ts';
import { hullPath, planFrame } from './plan-frame.ts';
import { planPalette } from './plan-palette.ts';

const WAVE = 'q15 -5 30 0t30 0';
const words = { text: ({ en }: { en: string }) => en, deck: (level: number) => `Level ${level}`, bow: 'Front' };

it.each([
  ['meridian', true],
  ['lorelei', true],
  ['palma', false],
  ['nightflight', false],
])('the plan of %s lies in the water: %s', async (name, isAfloat) => {
  const { ship, operator } = await loadPack(name);
  const plans = ship.decks.map((deck) => deckPlanCanvas(ship, deck, planPalette(operator.look), words).toSvg());
  expect(plans.map((svg) => svg.includes(WAVE))).toEqual(plans.map(() => isAfloat));
});

it('a house has corners, a ship has none', () => {
  const frame = planFrame(120, 30);
  const straight = (bow: 'square' | 'sharp') => {
    const [, first, then] = /^M([\d.]+) [-\d.]+L([\d.]+)/.exec(hullPath(frame, { from: 0, to: 120, bow }, 30)) ?? [];
    return (Number(then) - Number(first)) / (120 * 7.5);
  };
  expect(straight('square')).toBeGreaterThan(0.98);
  expect(straight('sharp')).toBeLessThan(0.8);
});
