import { expect, type Locator, type Page } from '@playwright/test';

export interface Contact {
  email: string;
  mobile?: string;
}

/** Passenger choice, basket and confirmation; labels in English. */
export class BasketPage {
  readonly page: Page;
  readonly content: Locator;
  readonly alert: Locator;
  readonly order: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    this.alert = this.content.getByRole('alert');
    this.order = this.content.getByRole('button', { name: /^Place order/ });
  }

  /** From the passenger choice of an excursion into the basket. */
  async add(choicePath: string, ...names: string[]): Promise<void> {
    await this.page.goto(choicePath);
    for (const name of names) await this.page.getByRole('checkbox', { name }).check();
    await this.page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(this.content.getByText(/places? (is|are) in your basket/)).toBeVisible();
    await this.page.getByRole('link', { name: 'Go to the basket' }).click();
    await expect(this.page).toHaveURL(/\/basket$/);
  }

  async fillIn({ email, mobile }: Contact): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(email);
    await this.page.getByLabel('Confirm email').fill(email);
    if (mobile) await this.page.getByLabel('Mobile number').fill(mobile);
    await this.acceptTerms();
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /accept the Terms/ }).check();
  }

  async expectKept({ email, mobile }: Contact): Promise<void> {
    await expect(this.page).toHaveURL(/\/basket$/);
    await expect(this.page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(this.page.getByLabel('Confirm email')).toHaveValue(email);
    if (mobile) await expect(this.page.getByLabel('Mobile number')).toHaveValue(mobile);
    await expect(this.page.getByRole('checkbox', { name: /accept the Terms/ })).toBeChecked();
  }

  /** The confirmation page, and the reference on it. */
  async reference(): Promise<string> {
    await expect(this.page).toHaveURL(/\/confirmation$/);
    const reference = this.content.getByRole('definition').filter({ hasText: /^[A-Z2-9]{8}$/ });
    return (await reference.textContent())?.trim() ?? '';
  }
}
