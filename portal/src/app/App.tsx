import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { PortalContext } from '#portal/shared/portal-context.ts';
import { ConfigurationGate } from './ConfigurationGate.tsx';
import { KitProvider } from './KitProvider.tsx';
import type { RunningPortal } from './portal.ts';
import type { PortalRouter } from './router.tsx';
import { RunningPortalContext } from './running-portal.ts';
import { TranslationProvider } from './TranslationProvider.tsx';

export function App({ portal, router }: { portal: RunningPortal; router: PortalRouter }) {
  return (
    <RunningPortalContext value={portal}>
      <PortalContext value={portal}>
        <QueryClientProvider client={portal.queries}>
          <TranslationProvider>
            <ConfigurationGate>
              <KitProvider>
                <RouterProvider router={router} />
              </KitProvider>
            </ConfigurationGate>
          </TranslationProvider>
        </QueryClientProvider>
      </PortalContext>
    </RunningPortalContext>
  );
}
