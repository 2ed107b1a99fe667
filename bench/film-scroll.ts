// Long lists of films in motion: how many frames come late, and what a screen of them costs the page.
import type { Page } from '@playwright/test';

export const TITLES = 500;
/** A frame that took longer than two of a 60 Hz screen was dropped. */
const LONG_FRAME_MS = 34;
const STEPS = 120;
const STEP_PX = 80;

export interface Scrolled {
  frames: number[];
  /** What the page's own thread worked for one screen, whoever else keeps the machine busy. */
  screenMs: number;
}

export const longShare = ({ frames }: Scrolled) =>
  (frames.filter((ms) => ms > LONG_FRAME_MS).length / frames.length) * 100;

/** The first provider's hundred films five times over. */
export async function scrollTitles(page: Page): Promise<Scrolled> {
  await page.route(/vods\/getVods/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const offset = Number(new URL(route.request().url()).searchParams.get('vod_offset') ?? 0);
    const films = body.data as { id: string }[];
    const many = Array.from({ length: 5 }, (_, round) =>
      films.map((film) => ({ ...film, id: `${film.id}-${round}` })),
    ).flat();
    await route.fulfill({ json: { code: 200, data: offset === 0 ? many.slice(0, TITLES) : [] } });
  });
  await page.goto('/vod/overview/movies');
  await page.getByRole('searchbox').fill('e');
  await allTitles(page);
  return scroll(page);
}

/** The catalogue of the second provider with one genre as long. */
export async function scrollSecondTitles(page: Page): Promise<Scrolled> {
  await page.route(/master\.json/, async (route) => {
    const answer = await route.fetch();
    const films = (await answer.json()) as { path: string; preferredCover: string }[];
    const rounds = Math.ceil(TITLES / films.length);
    const many = Array.from({ length: rounds }, (_, round) => films.map((film) => again(film, round))).flat();
    await route.fulfill({ json: many.slice(0, TITLES) });
  });
  // The films before have left a catalogue in the browser.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/seanetvod');
  await page.getByRole('link', { name: 'Drama', exact: true }).click();
  await allTitles(page);
  return scroll(page);
}

/** The list that is open, once more from its top, with a pointer resting on it: what passes below it is marked, and drawn anew. */
export async function scrollUnderPointer(page: Page): Promise<Scrolled> {
  await page.evaluate(() => scrollTo(0, 0));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return scroll(page, { x: width / 2, y: height / 2 });
}

/** The same film at another path, with the cover that lies at its own. */
function again({ path, preferredCover, ...film }: { path: string; preferredCover: string }, round: number) {
  const folder = path.slice(path.lastIndexOf('/') + 1);
  return round === 0
    ? { ...film, path, preferredCover, genres: ['Drama'] }
    : { ...film, path: `${path}-${round}`, preferredCover: `../${folder}/${preferredCover}`, genres: ['Drama'] };
}

/** A page as long with nothing on it: what the machine alone drops. */
export async function scrollNothing(page: Page): Promise<Scrolled> {
  await page.goto('about:blank');
  await page.setContent('<!doctype html><body style="height: 40000px">');
  return scroll(page);
}

/** As many plain boxes of the size of a poster: what the browser drops that draws without a graphics card, whoever wrote the page. */
export async function scrollBoxes(page: Page): Promise<Scrolled> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(6, 1fr); gap: 24px 16px; margin: 0 24px }
    i { height: 304px }
  </style>`);
  await page.evaluate((count) => {
    const boxes = Array.from({ length: count }, (_, place) => {
      const box = document.createElement('i');
      box.style.background = `hsl(${(place * 47) % 360} 60% 40%)`;
      return box;
    });
    document.body.append(...boxes);
  }, TITLES);
  return scroll(page);
}

async function allTitles(page: Page): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('main [role=listitem]').length >= count,
    TITLES - 100,
  );
  // Whoever looks into every request would be measured along with every picture.
  await page.unrouteAll({ behavior: 'wait' });
}

/** Moved at the speed of a thumb, once all titles are on the page; a thumb leaves no pointer behind. */
async function scroll(page: Page, pointer = { x: 0, y: 0 }): Promise<Scrolled> {
  await page.mouse.move(pointer.x, pointer.y);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await worked();
  const frames = await page.evaluate(
    ([steps, px]) =>
      new Promise<number[]>((resolve) => {
        const taken: number[] = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          taken.push(now - last);
          last = now;
          scrollBy(0, px);
          if (taken.length < steps) requestAnimationFrame(step);
          else resolve(taken.slice(1));
        };
        requestAnimationFrame(step);
      }),
    [STEPS, STEP_PX] as const,
  );
  const screens = (STEPS * STEP_PX) / (page.viewportSize()?.height ?? Number.NaN);
  const screenMs = ((await worked()) - before) / screens;
  await wire.detach();
  return { frames, screenMs };
}
