import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ArticleLayoutsContext, ArticleScreensContext } from '#portal/shared/article-layouts.ts';
import { PortalContext } from '#portal/shared/portal-context.ts';
import { RouterProvider } from '#portal/shared/router/RouterProvider.tsx';
import type { Router } from '#portal/shared/router/router.ts';
import { flushWhenLeaving, followOtherTabs } from '#portal/shared/state/persistence.ts';
import { ARTICLE_LAYOUTS, ARTICLE_SCREENS } from './article-layouts.ts';
import { ConfigurationGate } from './ConfigurationGate.tsx';
import { KitProvider } from './KitProvider.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import type { RunningPortal } from './portal.ts';
import { RunningPortalContext } from './running-portal.ts';
import { Shell } from './shell/Shell.tsx';
import type { FirstParts } from './startup/first-parts.ts';
import { TranslationProvider } from './TranslationProvider.tsx';

interface AppProps {
  portal: RunningPortal;
  router: Router;
  /** What is there before anything is drawn. */
  first?: FirstParts;
}

export function App({ portal, router, first }: AppProps) {
  useKeptState(portal);
  return (
    <RunningPortalContext value={portal}>
      <PortalContext value={portal}>
        <QueryClientProvider client={portal.queries}>
          <TranslationProvider first={first}>
            <ConfigurationGate first={first?.look}>
              <KitProvider>
                <ArticleLayoutsContext value={ARTICLE_LAYOUTS}>
                  <ArticleScreensContext value={ARTICLE_SCREENS}>
                    <RouterProvider router={router}>
                      <PageErrorBoundary>
                        <Shell />
                      </PageErrorBoundary>
                    </RouterProvider>
                  </ArticleScreensContext>
                </ArticleLayoutsContext>
              </KitProvider>
            </ConfigurationGate>
          </TranslationProvider>
        </QueryClientProvider>
      </PortalContext>
    </RunningPortalContext>
  );
}

/** AD9: one state in all tabs, and nothing of it lost with a page. */
function useKeptState({ persistence }: RunningPortal): void {
  useEffect(() => {
    const stops = [flushWhenLeaving(persistence, window), followOtherTabs(persistence, window)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [persistence]);
}
