import type { Article, Category, ContentEvent, DailySchedule } from '#contract/areas/content.ts';
import { type IsoDay, toHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';

/** A row has every column; where the wire may leave a field out, the column may be null. */
type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };

export type CategoryRow = Nullable<Category>;

export interface ArticleRow
  extends Nullable<Omit<Article, 'category' | 'events' | 'additionalArticlesCategory' | 'wayfinderProfile'>> {
  additionalCategoryId: string | null;
  wayfinderProfileId: string | null;
  categoryId: string | null;
  categoryTitle: LocalText | null;
}

export interface EventRow extends Nullable<Omit<ContentEvent, 'fromDate' | 'wayfinderProfile'>> {
  day: IsoDay | null;
  wayfinderProfileId: string | null;
}

export type ScheduleRow = Nullable<Omit<DailySchedule, 'events'>>;

/** Which parts of an article a list carries (AD40). */
export interface ArticleParts {
  description: boolean;
  wayfinder: boolean;
}

/** A row without its empty fields: what is absent is left out on the wire. */
function filled<T extends object>(row: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], null>;
  };
}

export function categoryOf(row: CategoryRow): Category {
  return filled({ ...row, description: cleanLocalText(row.description) });
}

export function articleOf(row: ArticleRow, parts: ArticleParts): Article {
  const { additionalCategoryId, wayfinderProfileId, categoryId, categoryTitle, ...rest } = row;
  return filled({
    ...rest,
    description: parts.description ? cleanLocalText(row.description) : null,
    overviewDescription: cleanLocalText(row.overviewDescription),
    whereAndWhen: row.whereAndWhen && {
      locationInformation: cleanLocalText(row.whereAndWhen.locationInformation),
      timeInformation: cleanLocalText(row.whereAndWhen.timeInformation),
    },
    location: cleanLocalText(row.location),
    times: cleanLocalText(row.times),
    additionalArticlesCategory: additionalCategoryId === null ? null : { id: additionalCategoryId },
    wayfinderProfile: parts.wayfinder && wayfinderProfileId !== null ? { id: wayfinderProfileId } : null,
    category: categoryId === null || categoryTitle === null ? null : { id: categoryId, title: categoryTitle },
  });
}

export function eventOf({ day, wayfinderProfileId, ...row }: EventRow): ContentEvent {
  return filled({
    ...row,
    fromDate: day && toHubDate(day),
    wayfinderProfile: wayfinderProfileId ? { id: wayfinderProfileId } : null,
    eventOverview: cleanLocalText(row.eventOverview),
  });
}

export function scheduleOf(row: ScheduleRow, events: ContentEvent[]): DailySchedule {
  return filled({
    ...row,
    overviewDescription: cleanLocalText(row.overviewDescription),
    description: cleanLocalText(row.description),
    events,
  });
}
