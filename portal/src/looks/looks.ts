import type { Look } from './look.ts';

/** The folder that stands in when no look, `default` or an unknown one is asked for. */
const DEFAULT_LOOK = 'meridian';

const LOADERS = import.meta.glob<{ look: Look }>('./*/look.ts');

const pathOf = (name: string) => `./${name}/look.ts`;

/** AD3: the look of the settings, then the one of the hub, then `default`. */
export function wantedLook(theme?: string, layoutTheme?: string): string {
  return theme || layoutTheme || 'default';
}

/** AD3: a name that no folder has gives the default. */
export function lookName(wanted?: string): string {
  return wanted && Object.hasOwn(LOADERS, pathOf(wanted)) ? wanted : DEFAULT_LOOK;
}

/** The settings of a look; its style sheet and fonts come with it. */
export async function loadLook(wanted?: string): Promise<Look> {
  const name = lookName(wanted);
  const load = LOADERS[pathOf(name)];
  if (!load) throw new Error('The default look is missing from the build.');
  const { look } = await load();
  // AD16: a look that only stands in must not give another operator's portal its title.
  return name === wanted ? look : { ...look, title: undefined };
}

/** Makes a loaded look the one in force: tokens by `data-look`, the browser's bars, the text face ahead of its use. */
export function applyLook(look: Look, page: Document = document): void {
  page.documentElement.dataset.look = look.name;
  const bars = page.querySelector('meta[name="theme-color"]') ?? page.createElement('meta');
  putInHead(page, bars, { name: 'theme-color', content: look.themeColor });
  const face = page.querySelector('link[as="font"]') ?? page.createElement('link');
  const preload = { as: 'font', type: 'font/woff2', crossorigin: '', href: look.fonts.preload, rel: 'preload' };
  putInHead(page, face, preload);
}

/** The look of last time dresses the start and the failure page too, until the configuration has its say. */
export function wearEarly(loaded: Look, remembered: string | undefined): void {
  if (remembered === loaded.name && !document.documentElement.dataset.look) applyLook(loaded);
}

/** Complete before it stands in the page: browsers complain of a preload without an address. */
function putInHead(page: Document, element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (!element.isConnected) page.head.append(element);
}
