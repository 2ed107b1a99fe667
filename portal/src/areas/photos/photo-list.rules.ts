import type { CabinImage, PhotoConfig } from '#contract/areas/photo-shapes.ts';
import type { LocalText } from '#contract/text.ts';

/** B295: every slash of the id is a colon in the address. */
export function imageParam(id: string): string {
  return id.replaceAll('/', ':');
}

/** B333: the file's name, also where a hub sends its whole address. */
export function fileOf(url: string): string {
  const [, file = url] = /(?:viewphoto|downloadzip)\/([^?]+)/.exec(url) ?? [];
  return file;
}

export interface PhotoFolder {
  name: string;
  title: string;
  images: CabinImage[];
}

type Texter = (text: LocalText | null | undefined) => string;

/** BD58: photos by folder, in the order of the configuration; those without one come last. */
export function byFolder(images: readonly CabinImage[], config: PhotoConfig | undefined, text: Texter): PhotoFolder[] {
  const titles = new Map((config?.folders ?? []).map(({ name, title }) => [name, text(title) || name]));
  const names = [...titles.keys(), ...images.map(({ folder }) => folder ?? '').filter((name) => !titles.has(name))];
  return [...new Set(names)]
    .sort((one, other) => Number(one === '') - Number(other === ''))
    .map((name) => ({
      name,
      title: titles.get(name) ?? name,
      images: images.filter(({ folder }) => (folder ?? '') === name),
    }))
    .filter((folder) => folder.images.length > 0);
}

const USUAL_RATIO = 3 / 2;
const [NARROWEST, WIDEST] = [2 / 3, 16 / 9];

/** Kept before the picture is there, so that nothing moves. */
export function ratioOf({ width, height }: Pick<CabinImage, 'width' | 'height'>): number {
  if (!width || !height) return USUAL_RATIO;
  return Math.min(Math.max(width / height, NARROWEST), WIDEST);
}

export function placeAfter(place: number, by: number, total: number): number {
  return (place + by + total) % total;
}
