import { useEffect } from 'react';
import { useLook } from './device/use-configuration.ts';

/** The page's name in the browser's tab and history; gone with the page. */
export function usePageTitle(title: string | undefined): void {
  const { title: portal = 'Gangway' } = useLook();
  useEffect(() => {
    document.title = title ? `${title} · ${portal}` : portal;
    return () => {
      document.title = portal;
    };
  }, [title, portal]);
}
