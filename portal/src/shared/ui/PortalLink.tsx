import type { ReactNode } from 'react';
import { Link } from '#portal/shared/router/Link.tsx';
import { Hidden } from './Hidden.tsx';
import { growFrom } from './hero-transition.ts';
import { useKit } from './kit-context.ts';
import { linkTarget } from './link-target.ts';

export type PortalLinkProps = {
  /** A path of the portal, or an address outside of it. */
  to: string;
  /** Handed to the page that opens, such as `{ forward_to }`. */
  state?: unknown;
  className?: string;
  children: ReactNode;
  /** What has to be known before the page opens. */
  onPress?: () => void;
  /** Without a transition, where the next page is to begin with something that moves by itself. */
  atOnce?: boolean;
  'aria-current'?: 'page' | 'date' | 'true';
  'aria-label'?: string;
};

/** One link for all addresses: pages open with a view transition, outside ones safely and announced; the shell records them. */
export function PortalLink({ to, state, children, onPress, atOnce = false, ...rest }: PortalLinkProps) {
  const { t, device } = useKit();
  const target = linkTarget(to);
  if (target.kind === 'nowhere') return <span className={rest.className}>{children}</span>;
  if (target.kind === 'page') {
    return (
      <Link
        to={target.path}
        state={state}
        viewTransition={!atOnce}
        onClick={(event) => {
          onPress?.();
          growFrom(event.currentTarget);
        }}
        {...rest}
      >
        {children}
      </Link>
    );
  }
  // AD43: a kiosk or a screen has no second window to come back from.
  if (device !== 'App') {
    return (
      <a href={target.url} rel="noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  // AD43: a new tab on phones, the same window on kiosks and screens.
  const opensTab = device === 'App' && target.url.startsWith('http');
  return (
    <a href={target.url} target={opensTab ? '_blank' : undefined} rel="noopener noreferrer" {...rest}>
      {children}
      {opensTab && <Hidden> ({t('kit.newWindow')})</Hidden>}
    </a>
  );
}
