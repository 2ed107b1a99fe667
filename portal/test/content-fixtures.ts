import type { Article, Category } from '#contract/areas/content.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { FakeHub } from './fake-hub.ts';

export function aCategory(id: string, fields: Partial<Category> = {}): Category {
  return { id, title: `Category ${id}`, published: true, ...fields };
}

export function anArticle(id: string, fields: Partial<Article> = {}): Article {
  return { id, title: `Article ${id}`, published: true, layoutType: 'Classic', ...fields };
}

/** A hub with one article, without media, events or siblings unless a test says so. */
export function hubWith(article: Article): FakeHub {
  return new FakeHub()
    .on(contentRoutes.article, article)
    .on(contentRoutes.articleEvents, [])
    .on(contentRoutes.articlesOfCategory, [])
    .on(contentRoutes.pdfs, [])
    .on(contentRoutes.audios, [])
    .on(contentRoutes.videos, [])
    .on(contentRoutes.images, []);
}
