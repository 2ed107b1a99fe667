import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { defaultKit, type Kit, KitContext } from './kit-context.ts';

/** For tests: renders parts of the kit as the shell would surround them. */
export function renderKit(parts: ReactNode, kit: Partial<Kit> = {}) {
  const around = (children: ReactNode) => (
    <MemoryRouter>
      <KitContext.Provider value={{ ...defaultKit, ...kit }}>{children}</KitContext.Provider>
    </MemoryRouter>
  );
  const view = render(around(parts));
  return { ...view, rerender: (next: ReactNode) => view.rerender(around(next)) };
}
