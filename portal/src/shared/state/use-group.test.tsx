import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Portal, PortalContext } from '#portal/shared/portal-context.ts';
import { createPortalStore, patchGroup } from './store.ts';
import { useGroupValue } from './use-group.ts';

function Reader({ onRead }: { onRead: (language: string | undefined) => void }) {
  onRead(useGroupValue('clientinfo', 'language'));
  return null;
}

it('draws for the one value, and not for what changes beside it', () => {
  const store = createPortalStore();
  const seen: (string | undefined)[] = [];
  render(
    <PortalContext value={{ store } as Portal}>
      <Reader onRead={(language) => seen.push(language)} />
    </PortalContext>,
  );
  act(() => patchGroup(store, 'clientinfo', { look: 'palma' }));
  act(() => patchGroup(store, 'clientinfo', { language: 'de' }));
  expect(seen).toEqual([undefined, 'de']);
});
