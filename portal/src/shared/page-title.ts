import { useEffect } from 'react';
import { useConfiguration, useLook } from './device/use-configuration.ts';
import { useText } from './i18n/use-t.ts';

/** A131, AD16: what the portal is called: by the look, else by the device profile. */
export function usePortalTitle(): string {
  const { title } = useLook();
  const { profileLabel } = useConfiguration();
  const text = useText();
  return title ?? text(profileLabel);
}

/** The page's name in the browser's tab and history; gone with the page. */
export function usePageTitle(title: string | undefined): void {
  const portal = usePortalTitle() || 'Gangway';
  useEffect(() => {
    document.title = title ? `${title} · ${portal}` : portal;
    return () => {
      document.title = portal;
    };
  }, [title, portal]);
}
