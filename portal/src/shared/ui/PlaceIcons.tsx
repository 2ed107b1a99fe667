import Anchor from 'lucide-react/icons/anchor';
import House from 'lucide-react/icons/house';
import Plane from 'lucide-react/icons/plane';
import Waves from 'lucide-react/icons/waves';
import { useKit } from './kit-context.ts';

const HALT = { ship: Anchor, house: House, aircraft: Plane };
const UNDER_WAY = { ship: Waves, house: House, aircraft: Plane };

/** Beside arrival and departure: an anchor says nothing to those who fly. */
export function HaltIcon({ className }: { className?: string }) {
  const Icon = HALT[useKit().place];
  return <Icon aria-hidden="true" className={className} />;
}

/** A day without a port. */
export function UnderWayIcon() {
  const Icon = UNDER_WAY[useKit().place];
  return <Icon aria-hidden="true" />;
}
