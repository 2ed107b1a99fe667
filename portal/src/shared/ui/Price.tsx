import { formatPrice } from '#contract/money.ts';
import { useKit } from './kit-context.ts';
import styles from './Price.module.css';

type PriceProps = {
  amount: number;
  /** The price before a reduction, struck through. */
  before?: number;
};

/** BD3: two decimals with the currency's symbol where the guest's language has it. */
export function Price({ amount, before }: PriceProps) {
  const { currency, language } = useKit();
  return (
    <span className={styles.price}>
      {before !== undefined && <s className={styles.before}>{formatPrice(before, currency, language)}</s>}
      <data value={amount}>{formatPrice(amount, currency, language)}</data>
    </span>
  );
}
