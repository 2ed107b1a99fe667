import type { ReactNode } from 'react';
import type { CartElement } from '#contract/areas/basket.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { groupElements } from './cart-summary.rules.ts';
import styles from './ExcursionLines.module.css';

interface ExcursionLinesProps<T extends CartElement> {
  elements: readonly T[];
  /** Stands beside each passenger: the remove button of the cart. */
  action?: (element: T) => ReactNode;
  /** What is known of a booked excursion: where to meet, what to bring. */
  facts?: (first: T) => ReactNode;
  /** Stands below the excursion: a link to amend, or the reference of a booking. */
  note?: (first: T) => ReactNode;
  /** Stands below all of an excursion: what can be done about it. */
  below?: (elements: readonly T[]) => ReactNode;
}

/** B105: each excursion once, one line per passenger under it. */
export function ExcursionLines<T extends CartElement>(props: ExcursionLinesProps<T>) {
  const { elements, action, facts, note, below } = props;
  const text = useText();
  const formats = useFormats();
  const { hubUrl } = useKit();
  return (
    <ul className={styles.excursions}>
      {groupElements(elements).map(({ key, first, date, price, passengers }) => (
        <li key={key} className={styles.excursion}>
          <Thumbnail
            className={styles.picture}
            src={imageByReference(hubUrl, first.excursion.id, PICTURE_WIDTH.tile)}
          />
          <div className={styles.head}>
            <h3>{text(first.excursion.name)}</h3>
            <p className={styles.where}>
              <span>{text(first.excursion.port?.name ?? first.excursion.destination?.name)}</span>
              <span>{formats.hubDate(date)}</span>
              {first.excursion.timeOfDay && <span>{formats.time(first.excursion.timeOfDay)}</span>}
            </p>
            {note && <div className={styles.note}>{note(first)}</div>}
          </div>
          {facts && <div className={styles.facts}>{facts(first)}</div>}
          <ul className={styles.passengers}>
            {passengers.map(({ cartElementId, price: own, element }) => (
              <li key={cartElementId} className={styles.passenger}>
                <span>
                  {element.passenger.firstName} {element.passenger.lastName}
                </span>
                <span className={styles.price}>{formats.priceOrFree(own)}</span>
                {action?.(element)}
              </li>
            ))}
          </ul>
          {passengers.length > 1 && <p className={styles.sum}>{formats.priceOrFree(price)}</p>}
          {below && <div className={styles.below}>{below(passengers.map(({ element }) => element))}</div>}
        </li>
      ))}
    </ul>
  );
}
