import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import styles from './DeckPlan.module.css';
import { mapAddress } from './decks.rules.ts';

/** A plan narrower than this cannot be read: small windows begin with it, and can be asked for the whole. */
const READABLE_PX = 1000;
/** The widths of a plan that is brought nearer; those that a window is wider than anyway are left out. */
const WIDTHS_PX = [READABLE_PX, 1600, 2400, 3600, 5000] as const;

interface DeckPlanProps {
  map: string;
  name: string;
  /** What comes into view first, as a share of the plan's length. */
  focus?: number;
}

/** C291: a deck from above. Fingers and arrow keys move it, buttons bring it nearer: nothing needs a drag. */
export function DeckPlan({ map, name, focus = 0.5 }: DeckPlanProps) {
  const t = useT();
  const { isSignage } = useConfiguration();
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<number>(READABLE_PX);
  const [space, setSpace] = useState(0);
  useEffect(() => setSpace(frame.current?.clientWidth ?? 0), []);
  const shown = Math.max(width, space);
  const smaller = [space, ...WIDTHS_PX].filter((one) => one >= space && one < shown).at(-1);
  const larger = WIDTHS_PX.find((one) => one > shown);
  const look = useCallback(() => {
    const box = frame.current;
    if (box) box.scrollLeft = focus * box.scrollWidth - box.clientWidth / 2;
  }, [focus]);
  // The plan has its width once it is loaded, and another one with every step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves the plan too
  useEffect(look, [look, width]);
  return (
    <figure className={styles.plan}>
      {!isSignage && (
        <div className={styles.zoom}>
          <IconButton
            raised
            icon={<Minus aria-hidden="true" />}
            label={t('wayfinder_smaller')}
            disabled={smaller === undefined}
            onClick={() => setWidth(smaller ?? width)}
          />
          <IconButton
            raised
            icon={<Plus aria-hidden="true" />}
            label={t('wayfinder_larger')}
            disabled={larger === undefined}
            onClick={() => setWidth(larger ?? width)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={frame} className={styles.frame} aria-label={name} tabIndex={0}>
        <img src={mapAddress(map)} alt={name} onLoad={look} style={{ inlineSize: `max(100%, ${width}px)` }} />
      </section>
    </figure>
  );
}
