import type { ReactNode } from 'react';
import { type ButtonForm, buttonStyle } from './button-style.ts';
import { PortalLink, type PortalLinkProps } from './PortalLink.tsx';

type LinkButtonProps = ButtonForm & Omit<PortalLinkProps, 'className'> & { icon?: ReactNode };

/** Leads somewhere and looks like a button. */
export function LinkButton({ kind, small, wide, className, icon, children, ...link }: LinkButtonProps) {
  return (
    <PortalLink {...link} className={buttonStyle({ kind, small, wide, className })}>
      {icon}
      <span>{children}</span>
    </PortalLink>
  );
}
