import type { Pack } from './pack.schema.ts';
import { planIds } from './plan-ids.ts';

export interface OwnedPicture {
  owner: string;
  picture: string;
  /** 0 is tile and header. */
  position: number;
  category: 'Header' | 'Gallery' | 'Ship' | 'DeckPlan';
}

/** Which pictures belong to which id; a picture is also found by its own id. */
export function ownedPictures(pack: Pack): OwnedPicture[] {
  const { content, excursions, bookables, operator, voyage, ship, photos } = pack;
  const owners = [
    ...content.categories,
    ...content.articles,
    ...content.schedules,
    ...excursions.excursions,
    ...bookables.categories,
    ...bookables.items,
  ];
  const events = [...content.articles, ...content.schedules].flatMap((owner) => owner.events);
  const modules = operator.deviceGroups.flatMap((group) => group.modules);
  const tiles = new Map(modules.map((module) => [module.id, module.image]));
  return [
    ...[...owners, ...voyage.days].flatMap(({ id, pictures }) => gallery(id, pictures)),
    ...[...tiles].flatMap(([id, image]) => gallery(id, [image])),
    ...events.flatMap((event) => (event.picture ? gallery(event.id, [event.picture]) : [])),
    ...photos.packages.flatMap(({ id, picture }) => gallery(id, [picture])),
    ...excursions.tags.flatMap((tag) => gallery(tag.id, [tag.icon])),
    ...gallery(voyage.ship.code, ship.pictures, 'Ship'),
    ...gallery(voyage.ship.code, planIds(pack), 'DeckPlan', ship.pictures.length),
    ...ship.categories.flatMap(({ code, pictures }) => gallery(`${voyage.ship.code}_${code}`, pictures)),
  ];
}

function gallery(owner: string, pictures: string[], category?: OwnedPicture['category'], after = 0): OwnedPicture[] {
  return pictures.map((picture, index) => ({
    owner,
    picture,
    position: after + index,
    category: category ?? (index === 0 ? 'Header' : 'Gallery'),
  }));
}

/** Captions of a film in a language, in the manifest and as a file. */
export const captionsId = (videoId: string, language: string) => `${videoId}.${language}`;

export type Owned<T> = T & { owner: string };

/** PDFs, audio and films with the id of their owner; a waiver belongs to its excursion. */
export function ownedFiles(pack: Pack) {
  const { articles, schedules } = pack.content;
  const waivers = pack.excursions.excursions.map(({ id, waiver }) => ({ id, pdfs: waiver ? [waiver] : [] }));
  return {
    pdfs: [...articles, ...schedules, ...pack.voyage.days, ...waivers].flatMap((o) => owned(o.id, o.pdfs)),
    audios: articles.flatMap((article) => owned(article.id, article.audios)),
    videos: [...articles, ...pack.voyage.days].flatMap((o) => owned(o.id, o.videos)),
  };
}

function owned<T>(owner: string, files: T[]): Owned<T>[] {
  return files.map((file) => ({ ...file, owner }));
}
