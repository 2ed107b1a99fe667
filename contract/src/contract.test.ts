import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from '#contract/extensions.ts';
import { CONTRACT } from '#contract/index.ts';
import { AREAS, fillPath, queryText, type Route } from '#contract/route.ts';
import { ADDITIONS, PENDING_AREAS, SPEC_CALLS } from '#contract/spec-calls.ts';

const rows = Object.entries(CONTRACT).flatMap(([area, routes]) =>
  Object.values(routes as Record<string, Route>).map((route) => ({ area, call: `${route.method} ${route.path}` })),
);

describe('the contract against the specification', () => {
  it('has every call of the specification, in its area, unless the area is pending', () => {
    const missing = SPEC_CALLS.filter(
      ([call, area]) => !PENDING_AREAS.includes(area) && !rows.some((row) => row.call === call && row.area === area),
    );
    expect(missing).toEqual([]);
  });

  it('has no call that neither the specification nor the list of additions names, operator calls aside', () => {
    const known = new Set([
      ...[...SPEC_CALLS, ...ADDITIONS].map(([call]) => call),
      ...Object.values(EXTENSIONS).flat(),
    ]);
    const unknown = rows.filter(
      ({ call }) => !known.has(call) && !call.startsWith('POST ops/') && !call.startsWith('GET ops/'),
    );
    expect(unknown).toEqual([]);
  });

  it('has every call of every extension', () => {
    const calls = rows.map((row) => row.call);
    const missing = Object.values(EXTENSIONS).flatMap((of) => of.filter((call) => !calls.includes(call)));
    expect(missing).toEqual([]);
  });

  it('answers no call in two rows', () => {
    const calls = rows.map((row) => row.call);
    expect(calls).toEqual([...new Set(calls)]);
  });

  it('lists as pending only areas that have something left to come', () => {
    const done = PENDING_AREAS.filter((area) =>
      SPEC_CALLS.filter(([, owner]) => owner === area).every(([call]) => rows.some((row) => row.call === call)),
    );
    expect(done).toEqual([]);
    expect(PENDING_AREAS.every((area) => AREAS.includes(area))).toBe(true);
  });
});

describe('paths and queries', () => {
  const route: Route = { method: 'GET', path: 'cms/articles/{id}', access: 'public', summary: '' };
  it('fills and encodes parameters', () => {
    expect(fillPath(route, { id: '../a b' })).toBe('cms/articles/..%2Fa%20b');
  });
  it('keeps the slashes of a wildcard', () => {
    const page: Route = { ...route, path: 'metrics/userhistory/{page}', wildcard: true };
    expect(fillPath(page, { page: 'my_account/pin' })).toBe('metrics/userhistory/my_account/pin');
  });
  it('refuses a missing parameter', () => {
    expect(() => fillPath(route, {})).toThrow('id is missing');
  });
  it('leaves absent values out of a query and repeats the key of a list', () => {
    expect(queryText({ previewMode: false, width: undefined, id: ['1', '2'] })).toBe('?previewMode=false&id=1&id=2');
    expect(queryText({})).toBe('');
    expect(queryText({ thumb: '', width: 2, last: '' })).toBe('?thumb&width=2&last');
  });
});
