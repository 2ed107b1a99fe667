import type { Locator, Page } from '@playwright/test';
import type { PackText } from '#packs/schema/text.ts';
import type { Language } from '../devices.ts';
import { settled } from '../good-page.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** What every page of the portal has: header, content, footer. */
export class PortalPage {
  readonly page: Page;
  readonly content: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await settled(this.page);
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
  }

  /** A tile or a link of the page, by its name in that language. */
  link(name: PackText, language: Language): Locator {
    return this.content.getByRole('link', { name: name[language] }).first();
  }

  heading(name: PackText, language: Language): Locator {
    return this.content.getByRole('heading', { name: name[language] }).first();
  }
}
