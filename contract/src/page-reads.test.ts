import { expect, it } from 'vitest';
import { contentRoutes } from './areas/content.ts';
import { callOf } from './page-reads.ts';
import { fillPath, queryText } from './route.ts';

it.each(['pool', "Captain's dinner", 'a b+c', 'ä&b=c', 'a:b', 'a/b', '50%', "(x)~!*'"])(
  'a page’s call with %j is spelled as the client spells it',
  (value) => {
    const byId = fillPath(contentRoutes.article, { id: value }) + queryText({ previewMode: false });
    expect(callOf('cms/articles/:id?previewMode=false', { id: value })).toBe(byId);
    const byHashtag = fillPath(contentRoutes.articlesByHashtag) + queryText({ hashtag: value });
    expect(callOf('cms/articles/findByHashtag?hashtag=:rest', { rest: value })).toBe(byHashtag);
  },
);

it('is none where the address lacks a parameter', () => {
  expect(callOf('cms/articles/:id', {})).toBeUndefined();
  expect(callOf('cms/articles?hashtag=:rest', {})).toBeUndefined();
  expect(callOf({ path: 'dining', unless: 'id' }, { id: '7' })).toBeUndefined();
  expect(callOf({ path: 'dining', unless: 'id' }, {})).toBe('dining');
});
