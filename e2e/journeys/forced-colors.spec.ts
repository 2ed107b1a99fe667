// Colours of the guest's own (Windows' contrast themes): fills and shadows are gone, everything can still be told apart.
import type { Locator } from '@playwright/test';
import { settled } from '../good-page.ts';
import { tabTo } from '../pages/by-ear.ts';
import { expect, test } from '../test.ts';

const styleOf = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, color, borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, outlineWidth } =
      getComputedStyle(element);
    return {
      fill: backgroundColor,
      ink: color,
      hasLine:
        borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor,
      hasRing: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  const [marked, plain] = await Promise.all([styleOf(chosen.first()), styleOf(other.first())]);
  expect(marked.fill).not.toBe(plain.fill);
  expect(marked.ink).not.toBe(marked.fill);
}

test('forced colours: what is chosen, what can be pressed and where the focus is', async ({ open }) => {
  const page = await open('App');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/shoreexcursions');
  await settled(page);
  const main = page.getByRole('main');

  const chips = main.getByRole('group').getByRole('button');
  expect(await styleOf(chips.first())).toMatchObject({ hasLine: true });
  await tabTo(page, 'button', /\(\d+\)$/);
  await page.keyboard.press('Space');
  await expectMarked(main.getByRole('button', { pressed: true }), main.getByRole('button', { pressed: false }));
  expect(await styleOf(page.locator(':focus'))).toMatchObject({ hasRing: true });

  const languages = page.getByRole('contentinfo');
  await expectMarked(
    languages.getByRole('button', { pressed: true }),
    languages.getByRole('button', { pressed: false }),
  );
  expect(await styleOf(main.getByRole('listitem').getByRole('link').last())).toMatchObject({ hasLine: true });

  await page.goto('/itinerary/spark');
  await settled(page);
  const days = main.getByRole('navigation').getByRole('listitem');
  await expectMarked(days.locator('> [aria-current="date"]'), days.locator('> :not([aria-current])'));

  await page.goto('/login');
  await settled(page);
  expect(await styleOf(main.getByRole('button', { name: 'Log in' }))).toMatchObject({ hasLine: true });
  expect(await styleOf(main.getByRole('textbox').first())).toMatchObject({ hasLine: true });
});
