import { z } from 'zod';
import { audioBlob, imageBlob, pdfBlob, pictureFocus, videoBlob } from '#contract/blobs.ts';
import { defineRoutes, queryFlag } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

export const CATEGORY_LAYOUTS = ['LayoutSimple', 'LayoutSingleColumn', 'LayoutDoubleColumn'] as const;
export const ARTICLE_LAYOUTS = [
  'FullScreen',
  'Classic',
  'Extended',
  'UnfilteredHtml',
  'Timetable',
  'ExcursionTimetable',
  'ItineraryTimetable',
  'AgendaTimetable',
  'DailySchedule',
] as const;

export const category = z.object({
  id: z.string(),
  title: localText,
  description: localText.optional(),
  contentType: z.string().nullish(),
  searchable: z.boolean().optional(),
  showTitle: z.boolean().optional(),
  showBookNow: z.boolean().optional(),
  /** An addition: where in the portal what it tells of is booked. */
  bookingPath: z.string().nullish(),
  textColour: z.string().nullish(),
  backgroundColour: z.string().nullish(),
  published: z.boolean().optional(),
  externalUrl: z.string().nullish(),
  useExternalUrl: z.boolean().optional(),
});
export type Category = z.infer<typeof category>;

export const contentEvent = z.object({
  id: z.string(),
  title: localText,
  startTime: z.string().nullish(),
  endTime: z.string().nullish(),
  startTimeDescription: localText.nullish(),
  endTimeDescription: localText.nullish(),
  fromDate: z.string().nullish(),
  location: localText.nullish(),
  locationDetail: localText.nullish(),
  category: localText.nullish(),
  eventOverview: localText.nullish(),
  stylingRequired: z.boolean().optional(),
  /** An addition: its place on the ship map. */
  wayfinderProfile: z.object({ id: z.string() }).nullish(),
});
export type ContentEvent = z.infer<typeof contentEvent>;

export const whereAndWhen = z.object({
  locationInformation: localText.nullish(),
  timeInformation: localText.nullish(),
});

export const article = z.object({
  id: z.string(),
  title: localText,
  description: localText.nullish(),
  overviewDescription: localText.nullish(),
  layoutType: z.string().nullish(),
  published: z.boolean().optional(),
  externalRedirectURL: z.string().nullish(),
  showTitle: z.boolean().optional(),
  showBookNow: z.boolean().optional(),
  /** An addition: where in the portal what it tells of is booked. */
  bookingPath: z.string().nullish(),
  textColour: z.string().nullish(),
  backgroundColour: z.string().nullish(),
  showAdditionalArticles: z.boolean().optional(),
  additionalArticlesCategory: z.object({ id: z.string() }).nullish(),
  wayfinderProfile: z.object({ id: z.string() }).nullish(),
  whereAndWhen: whereAndWhen.nullish(),
  category: z.object({ id: z.string().optional(), title: localText }).nullish(),
  location: localText.nullish(),
  times: localText.nullish(),
  events: z.array(contentEvent).nullish(),
});
export type Article = z.infer<typeof article>;

export const dailySchedule = z.object({
  id: z.string(),
  title: localText,
  overviewDescription: localText.nullish(),
  description: localText.nullish(),
  events: z.array(contentEvent),
});
export type DailySchedule = z.infer<typeof dailySchedule>;

const preview = z.object({ previewMode: queryFlag });

export const contentRoutes = defineRoutes({
  rootCategories: {
    method: 'GET',
    path: 'cms/categories/findByRoot/',
    access: 'public',
    summary: 'Categories at the root, in the operator’s order.',
    reply: z.array(category),
  },
  rootArticles: {
    method: 'GET',
    path: 'cms/content/articles/findByRoot/',
    access: 'public',
    summary: 'Articles at the root, in the operator’s order.',
    reply: z.array(article),
  },
  category: {
    method: 'GET',
    path: 'cms/categories/findById/{id}',
    access: 'public',
    summary: 'One category.',
    query: preview,
    reply: category,
  },
  childCategories: {
    method: 'GET',
    path: 'cms/categories/findByParentId/{id}',
    access: 'public',
    summary: 'Child categories of a category.',
    query: preview,
    reply: z.array(category),
  },
  categoriesByHashtag: {
    method: 'GET',
    path: 'cms/categories/findByHashtag',
    access: 'public',
    summary: 'Categories by hashtag.',
    query: z.object({ hashtag: z.string().max(500).default('') }),
    reply: z.array(category),
  },
  articlesOfCategory: {
    method: 'GET',
    path: 'cms/articles/findByCategoryId/{id}',
    access: 'public',
    summary: 'Articles of a category.',
    query: z.object({ withWayFinder: queryFlag, withDescriptions: queryFlag, previewMode: queryFlag }),
    reply: z.array(article),
  },
  article: {
    method: 'GET',
    path: 'cms/articles/{id}',
    access: 'public',
    summary: 'One article.',
    query: preview,
    reply: article,
  },
  articleEvents: {
    method: 'GET',
    path: 'cms/articles/findEventsByArticleId/{id}',
    access: 'public',
    summary: 'Events of an article; past ones only with filterPastEvents=false.',
    query: z.object({ filterPastEvents: queryFlag }),
    reply: z.array(contentEvent),
  },
  articlesByHashtag: {
    method: 'GET',
    path: 'cms/articles/findByHashtag',
    access: 'public',
    summary: 'Articles by hashtag, without regard to case and a leading #.',
    query: z.object({ hashtag: z.string().max(500).default('') }),
    reply: z.array(article),
  },
  whereAndWhen: {
    method: 'GET',
    path: 'cms/articles/whereAndWhen/',
    access: 'public',
    summary: 'Articles that say where and when.',
    reply: z.array(article),
  },
  dailySchedule: {
    method: 'GET',
    path: 'cms/dailySchedule',
    access: 'public',
    summary: 'Today’s schedule, as a list whose first element is the schedule.',
    reply: z.array(dailySchedule),
  },
  dailyScheduleTomorrow: {
    method: 'GET',
    path: 'cms/dailyScheduleTomorrow',
    access: 'public',
    summary: 'Tomorrow’s schedule.',
    reply: z.array(dailySchedule),
  },
  dailyScheduleByDate: {
    method: 'GET',
    path: 'cms/dailyScheduleByDate',
    access: 'public',
    summary: 'The schedule of a date, yyyy-mm-dd or dd/mm/yyyy.',
    query: z.object({ date: z.string().max(20) }),
    reply: z.array(dailySchedule),
  },
  pdfs: {
    method: 'GET',
    path: 'blobs/pdfs/{id}',
    access: 'public',
    summary: 'PDFs of an owner (article, schedule, port day).',
    query: preview,
    reply: z.array(pdfBlob),
  },
  audios: {
    method: 'GET',
    path: 'blobs/audios/{id}',
    access: 'public',
    summary: 'Audio files of an owner.',
    query: preview,
    reply: z.array(audioBlob),
  },
  videos: {
    method: 'GET',
    path: 'blobs/videos/{id}',
    access: 'public',
    summary: 'Videos of an owner.',
    query: preview,
    reply: z.array(videoBlob),
  },
  images: {
    method: 'GET',
    path: 'blobs/images/{id}',
    access: 'public',
    summary: 'Pictures of an owner, with their categories.',
    reply: z.array(imageBlob),
  },
  image: {
    method: 'GET',
    path: 'blobs/image',
    access: 'public',
    summary: 'A picture itself, scaled down to a width, never up.',
    query: z.object({
      reference: z.string().max(200).optional(),
      id: z.string().max(200).optional(),
      width: z.coerce.number().int().min(1).optional(),
      category: z.string().max(100).optional(),
      /** An addition: the `picturesVersion` of the configuration, under which the picture may be kept for good. */
      version: z.string().max(100).optional(),
    }),
    kind: 'bytes',
  },
  focus: {
    method: 'GET',
    path: 'blobs/focus',
    access: 'public',
    summary: 'Where the subject of a picture is, by what the picture is asked for by; others have it in the middle.',
    reply: z.record(z.string(), pictureFocus),
  },
  file: {
    method: 'GET',
    path: 'blobs/files/{name}',
    wildcard: true,
    access: 'public',
    summary: 'A media file (PDF, audio, video) with range requests.',
    kind: 'bytes',
  },
  publish: {
    method: 'POST',
    path: 'ops/content/publish',
    access: 'ops',
    summary: 'Publishes or hides a category or an article.',
    body: z.object({ kind: z.enum(['category', 'article']), id: z.string().min(1), published: z.boolean() }),
    kind: 'empty',
  },
  previewToken: {
    method: 'POST',
    path: 'ops/content/preview-token',
    access: 'ops',
    summary: 'Makes a new preview token; the old one ends.',
    reply: z.object({ token: z.string() }),
  },
});
