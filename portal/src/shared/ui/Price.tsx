import { formatPrice } from '#contract/money.ts';
import { useKit } from './kit-context.ts';
import styles from './Price.module.css';

type PriceProps = {
  amount: number;
  /** The price before a reduction, struck through. */
  before?: number;
};

/** BD3: the currency's symbol directly before the amount, two decimals. */
export function Price({ amount, before }: PriceProps) {
  const { currency } = useKit();
  return (
    <span className={styles.price}>
      {before !== undefined && <s className={styles.before}>{formatPrice(before, currency)}</s>}
      <data value={amount}>{formatPrice(amount, currency)}</data>
    </span>
  );
}
