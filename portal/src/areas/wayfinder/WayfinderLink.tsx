import MapIcon from 'lucide-react/icons/map';
import type { ReactNode } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { wayfinderPath } from './wayfinder-paths.ts';

interface WayfinderLinkProps {
  /** Nothing = the map without a destination. */
  profile?: string | null;
  as?: 'link' | 'button';
  children?: ReactNode;
}

/** To the ship map, where there is one: not on screens, not with the wayfinder off. */
export function WayfinderLink({ profile, as = 'link', children }: WayfinderLinkProps) {
  const t = useT();
  const { enableWayfinder, isSignage } = useConfiguration();
  if (!enableWayfinder || isSignage) return null;
  const to = profile ? wayfinderPath(profile) : wayfinderPath();
  const words = children ?? t('wayfinder_on_map');
  if (as === 'link') return <PortalLink to={to}>{words}</PortalLink>;
  return (
    <LinkButton kind="secondary" to={to} icon={<MapIcon aria-hidden="true" />}>
      {words}
    </LinkButton>
  );
}
