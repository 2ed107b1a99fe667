import { expect, it } from 'vitest';
import { shownItems } from './shown-items.rules.ts';

const items = [{ id: 'a' }, { id: 'b', published: true }, { id: 'c', published: false }];

it('[A297] [AD39] drops unpublished items that a hub sends anyway', () => {
  expect(shownItems(items, false).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('[A296] [AD39] keeps them in preview', () => {
  expect(shownItems(items, true).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('takes whatever a hub answers for a list', () => {
  for (const answer of [undefined, null, {}, 'no', [null, { title: 'no id' }, 3]]) {
    expect(shownItems(answer as never, true)).toEqual([]);
  }
});
