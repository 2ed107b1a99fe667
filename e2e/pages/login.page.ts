import { expect, type Page } from '@playwright/test';

export interface CabinLogin {
  accountNumber: string;
  cabin: string;
  pin: string;
}

/** The login of the default pack: account number, cabin and PIN. */
export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async logIn({ accountNumber, cabin, pin }: CabinLogin): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Account number').fill(accountNumber);
    await this.page.getByLabel('Cabin number').fill(cabin);
    await this.page.getByLabel('PIN', { exact: true }).fill(pin);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await expect(this.page).not.toHaveURL(/\/login$/);
  }
}
