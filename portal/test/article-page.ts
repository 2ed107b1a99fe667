// The page of one article, without media, events or siblings unless a test says so.
import { type Article, type ContentEvent, contentRoutes } from '#contract/areas/content.ts';
import { hubWith } from './content-fixtures.ts';
import type { FakeHub } from './fake-hub.ts';
import { type RenderOptions, renderPortal } from './render.tsx';

export function openArticle(article: Article, options: RenderOptions & { events?: ContentEvent[] } = {}) {
  const hub = (options.hub ?? hubWith(article)) as FakeHub;
  if (options.events) hub.on(contentRoutes.articleEvents, options.events);
  return renderPortal({ at: `/content/detail/${article.id}`, ...options, hub });
}
