// The portal as those meet it who neither see it nor point at it: the keyboard, roles and names, and what is announced.
import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'link' | 'button' | 'checkbox' | 'radio' | 'textbox';

const MOST_STOPS = 150;

declare global {
  interface Window {
    /** What live regions have said, in turn. */
    heard?: string[];
  }
}

/** Walks with the tabulator until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  const control = page.getByRole('main').getByRole(role, { name }).first();
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return control;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tabulator never reaches ${role} ${name}.`);
}

/** Keeps what a screen reader would say by itself; before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"]), output';
    const regionsOf = (node: Node): Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(LIVE);
      return around ? [around] : [...(element?.querySelectorAll(LIVE) ?? [])];
    };
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes, type }) =>
        type === 'childList' ? [...addedNodes] : [target],
      );
      for (const region of new Set(nodes.filter((node) => node.isConnected).flatMap(regionsOf))) {
        const words = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (words && words !== heard.at(-1)) heard.push(words);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function expectHeard(page: Page, words: string | RegExp): Promise<void> {
  const said = async () => (await page.evaluate(() => window.heard ?? [])).join('\n');
  await expect.poll(said).toMatch(typeof words === 'string' ? new RegExp(RegExp.escape(words)) : words);
}

/** After every way: the focus begins at the top of the page, its one heading and the window's title say where that is. */
export async function expectArrivalAt(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(name);
  const main = page.getByRole('main');
  await expect.poll(() => main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY), 'the page begins at its top').toBe(0);
}
