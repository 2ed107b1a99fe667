// From device configuration to an article, on every kind of device and in every language.
import { DEVICES, type DeviceKind, type Language } from '../devices.ts';
import { settled } from '../good-page.ts';
import { expectOwnPage } from '../own-page.ts';
import { packAtSea } from '../pack.ts';
import { PortalPage } from '../pages/portal.page.ts';
import { expect, test } from '../test.ts';

const pack = await packAtSea('meridian');
const article = pack.content.articles.find((one) => one.category && one.published && !one.unlisted);
const category = pack.content.categories.find((one) => one.id === article?.category);
if (!article || !category) throw new Error('The pack has no published article in a category.');

const FIRST_SLICES: [DeviceKind, Language][] = [
  ['App', 'en'],
  ['App', 'de'],
  ['App', 'fr'],
  ['Kiosk', 'de'],
  ['DigitalSignage', 'fr'],
];

for (const [kind, language] of FIRST_SLICES) {
  test(`[A1 A56 A83 A84 A85] ${kind}, ${language}: dashboard, overview, article`, async ({ open }) => {
    const portal = new PortalPage(await open(kind, { language }));
    await portal.open('/');
    await expect(portal.page.locator('html')).toHaveAttribute('lang', language);
    await expect(portal.page.locator('html')).toHaveAttribute('data-device', kind);
    const group = pack.operator.deviceGroups.find((one) => one.deviceType === kind);
    const content = group?.modules.find((module) => module.url === '/content/overview');
    if (content) await portal.link(content.label, language).click();
    else await portal.open('/content/overview');
    await expect(portal.page).toHaveURL(/\/content\/overview$/);

    // A screen has no links: who puts it up gives it the address.
    const follow = (title: typeof category.title, address: string) =>
      isScreen(kind) ? portal.open(address) : portal.link(title, language).click();
    await follow(category.title, `/content/overview/${category.id}`);
    await expect(portal.page).toHaveURL(new RegExp(`/content/overview/${category.id}$`));
    await follow(article.title, `/content/detail/${article.id}`);
    await expect(portal.page).toHaveURL(new RegExp(`/content/detail/${article.id}$`));
    await expect(portal.heading(article.title, language)).toBeVisible();
    await settled(portal.page);
  });
}

test('[A14] the languages of the device profile are offered, and no other', async ({ open }) => {
  const portal = new PortalPage(await open('App'));
  await portal.open('/');
  const offered = portal.page.getByRole('contentinfo').getByRole('button');
  await expect(offered).toHaveText(pack.operator.languages.map(({ name }) => name));
});

test('[A54 A58 A141] a chosen language stays through pages and a reload', async ({ open }) => {
  const portal = new PortalPage(await open('App', { language: 'en' }));
  await portal.open('/');
  await portal.chooseLanguage('fr');
  await expect(portal.page.locator('html')).toHaveAttribute('lang', 'fr');
  await portal.open('/content/overview');
  await expect(portal.link(category.title, 'fr')).toBeVisible();
});

/** A screen has no tiles: what its profile names is opened by its address. */
const isScreen = (kind: DeviceKind) => kind === 'DigitalSignage';

for (const kind of Object.keys(DEVICES) as DeviceKind[]) {
  test(`[A4 A75] ${kind}: every tile of the home page leads to a page that is there`, async ({ visit }) => {
    test.setTimeout(300_000); // one page after the other, as many as there are tiles
    const page = await visit(kind);
    const portal = new PortalPage(page);
    const { modules } = pack.operator.deviceGroups.find((one) => one.deviceType === kind) ?? { modules: [] };
    expect(modules.length).toBeGreaterThan(2);
    await portal.open('/');
    for (const module of modules) {
      if (isScreen(kind) && module.url) await portal.open(module.url);
      else await portal.link(module.label, 'en').click();
      await expect(page).not.toHaveURL(/\/$/);
      // Where only guests may go the login comes first.
      await settled(page);
      await expectOwnPage(page, new URL(page.url()).pathname);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    }
  });
}
