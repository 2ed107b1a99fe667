import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOf, placeAt } from './place.ts';
import type { StepOptions } from './router.ts';
import { useRouter } from './router-context.ts';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<StepOptions, 'state' | 'viewTransition'> & {
    /** A path of the portal. */
    to: string;
  };

/** A link to a page of the portal, opened without loading it anew. */
export function Link({ to, state, viewTransition, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Whoever presses the link of the page that is open need not go back through it twice.
    const replace = addressOf(placeAt(to)) === addressOf(router.place);
    router.navigate(to, { state, viewTransition, replace });
  }
  return <a {...rest} href={to} onClick={open} />;
}

/** Not one that opens a tab or a window, or saves what the link leads to. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
