import type { BookableModule } from '#contract/areas/bookables.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Bookables.module.css';
import { isByPerson } from './bookables.rules.ts';

/** What it costs; where a party pays by the head, that this is for one. */
export function PriceEach({ module, price }: { module: BookableModule; price: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <span>{formats.priceOrFree(price)}</span>{' '}
      {isByPerson(module, price) && <span className={styles.each}>{t('bookable_per_person')}</span>}
    </>
  );
}
