import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider } from '#portal/shared/router/RouterProvider.tsx';
import { createStillRouter } from '#portal/shared/router/router.ts';
import { defaultKit, type Kit, KitContext } from './kit-context.ts';

/** For tests: renders parts of the kit as the shell would surround them. */
export function renderKit(parts: ReactNode, kit: Partial<Kit> = {}) {
  const router = createStillRouter();
  const around = (children: ReactNode) => (
    <RouterProvider router={router}>
      <KitContext.Provider value={{ ...defaultKit, ...kit }}>{children}</KitContext.Provider>
    </RouterProvider>
  );
  const view = render(around(parts));
  return { ...view, rerender: (next: ReactNode) => view.rerender(around(next)) };
}
