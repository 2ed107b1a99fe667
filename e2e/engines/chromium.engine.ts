// Chromium, driven by Playwright: the same journeys where they are known to hold.
import { chromium, type LaunchOptions } from '@playwright/test';
import { LOCALES } from '../devices.ts';
import type { Launcher } from './engine.ts';

export async function launchChromium(options: LaunchOptions): Promise<Launcher> {
  const browser = await chromium.launch(options);
  return {
    async open(viewport) {
      const context = await browser.newContext({ viewport, locale: LOCALES.en });
      const page = await context.newPage();
      return {
        async goto(url) {
          await page.goto(url);
        },
        evaluate: (script) => page.evaluate(script),
        tap: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (keys) => page.keyboard.press(keys),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
