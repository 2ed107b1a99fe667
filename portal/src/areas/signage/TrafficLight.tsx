import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { classNames } from '#portal/shared/ui/class-names.ts';
import type { Light } from './restaurant-screen.rules.ts';
import styles from './TrafficLight.module.css';

const SIGNS = { Green: Check, Yellow: Minus, Red: X } as const;

/** C310: a light with a sign of its own; the words stand beside it. */
export function TrafficLight({ colour }: { colour: Light }) {
  const Sign = SIGNS[colour];
  return (
    <span className={classNames(styles.light, styles[colour])} data-colour={colour}>
      <Sign aria-hidden="true" />
    </span>
  );
}
