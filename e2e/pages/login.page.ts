import { expect, type Locator, type Page } from '@playwright/test';
import { type LoginDeployment, loginVariant } from '#portal/areas/session/login-variant.rules.ts';

export interface CabinLogin {
  accountNumber: string;
  cabin: string;
  /** Left out where the form does not ask for it. */
  pin?: string;
}

export interface NameLogin {
  firstName: string;
  lastName: string;
  birthDay: string;
}

export interface BookingLogin {
  bookingReference: string;
  lastName: string;
  departureDay: string;
}

/** `2026-12-31` as it is typed into a field: `31122026`, or `12312026` where the month comes first. */
async function typeDay(field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const isMonthFirst = (await field.getAttribute('placeholder'))?.startsWith('m');
  await field.pressSequentially(`${isMonthFirst ? month + date : date + month}${year}`);
}

/** The login page in all its variants; labels in English. */
export class LoginPage {
  readonly page: Page;
  readonly alert: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.alert = page.getByRole('main').getByRole('alert');
    this.submit = page.getByRole('main').getByRole('button', { name: 'Log in' });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The whole way in with account number, cabin and PIN, the login of the default pack. */
  async logIn(who: CabinLogin): Promise<void> {
    await this.open();
    await this.byCabin(who);
    await expect(this.page).not.toHaveURL(/\/login$/);
  }

  /** By whatever the deployment asks for. */
  async logInTo(deployment: LoginDeployment, who: CabinLogin & NameLogin & BookingLogin): Promise<void> {
    await this.open();
    const variant = loginVariant(deployment);
    if (variant === 'name') await this.byName(who);
    else if (variant === 'passenger') await this.byBooking(who);
    else await this.byCabin(who);
    await expect(this.page).not.toHaveURL(/\/login$/);
  }

  async byCabin({ accountNumber, cabin, pin }: CabinLogin): Promise<void> {
    await this.page.getByLabel('Account number').fill(accountNumber);
    await this.page.getByLabel('Cabin number').fill(cabin);
    const pinField = this.page.getByLabel('PIN', { exact: true });
    if (pin && (await pinField.count()) > 0) await pinField.fill(pin);
    await this.submit.click();
  }

  async byName({ firstName, lastName, birthDay }: NameLogin): Promise<void> {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
    await typeDay(this.page.getByLabel('Date of birth'), birthDay);
    await this.submit.click();
  }

  async byBooking({ departureDay, bookingReference, lastName }: BookingLogin): Promise<void> {
    const departure = this.page.getByLabel('Departure date');
    await departure.clear();
    await typeDay(departure, departureDay);
    await this.page.getByLabel('Booking reference').fill(bookingReference);
    await this.page.getByLabel('Surname of the lead passenger').fill(lastName);
    await this.submit.click();
  }

  /** What a barcode reader does. */
  async swipe(accountNumber: string): Promise<void> {
    // The address changes before the page does, and the page before hears no reader.
    await expect(this.page.getByRole('heading', { name: 'Scan your cruise card' })).toBeVisible();
    await this.page.keyboard.type(accountNumber);
    await this.page.keyboard.press('Enter');
  }
}
