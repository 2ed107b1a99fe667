import {
  type CabinImage,
  NO_PHOTOS_KEY,
  type PhotoConfig,
  type PhotoOrder,
  type PhotoVariant,
} from '#contract/areas/photo-shapes.ts';
import type { LocalText } from '#contract/text.ts';

/** B286: another hub's configuration in our words; keys that the specification leaves open have several names. */
export function readConfig(given: PhotoConfig): PhotoConfig {
  return {
    ...given,
    variants: given.variants.map((one) => ({ ...one, digital: one.digital ?? namesFile(one) })),
    bulk: firstFilled(given.bulk, given.bulkPackages, given.packages),
    photoGroups: firstFilled(given.photoGroups, given.offers),
    folders: given.folders.map(readFolder),
  };
}

/** B300: the specification has no field for what is a file; its name says so in every language of the portal. */
function namesFile({ id, blurb }: PhotoVariant): boolean {
  return /digital|num[ée]rique/i.test(`${id} ${JSON.stringify(blurb)}`);
}

function firstFilled<T>(...lists: (readonly T[] | null | undefined)[]): T[] {
  return [...(lists.find((list) => list && list.length > 0) ?? [])];
}

type Folder = PhotoConfig['folders'][number];

function readFolder(folder: Folder | string): Folder {
  if (typeof folder === 'string') return { name: folder, title: folder };
  return folder.name ? folder : { ...folder, name: (folder as { id?: string }).id ?? '' };
}

/** B297: by its key, or in a list of keys and values. */
export function noPhotosMessage({ keyvalues }: PhotoConfig): LocalText | undefined {
  const given: unknown = keyvalues;
  if (!Array.isArray(given)) return keyvalues[NO_PHOTOS_KEY];
  return given.find((one) => one?.key === NO_PHOTOS_KEY)?.value;
}

/** B294: photos with what is known of them, or their bare ids. */
export function readImages(given: readonly (CabinImage | string)[]): CabinImage[] {
  return given.map((one) => (typeof one === 'string' ? { id: one, url: one } : one));
}

/** B333: the files of an order, with or without a record around each. */
export function filesOf({ digital }: Pick<PhotoOrder, 'digital'>): string[] {
  const photos: readonly ({ url?: string | null } | string)[] = digital?.photos ?? [];
  return photos.flatMap((photo) => (typeof photo === 'string' ? photo : (photo.url ?? [])));
}
