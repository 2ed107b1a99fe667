import { classNames } from './class-names.ts';
import { Hidden } from './Hidden.tsx';
import { useKit } from './kit-context.ts';
import styles from './Placeholders.module.css';
import { TileGrid } from './TileGrid.tsx';

type PlaceholdersProps = { of: 'tiles' | 'detail' | 'lines'; count?: number };

/** Stands in the shape of what is loading, so that nothing moves when it comes. */
export function Placeholders({ of, count = of === 'tiles' ? 8 : 4 }: PlaceholdersProps) {
  const { t } = useKit();
  return (
    <div role="status" data-loading>
      <Hidden>{t('kit.loading')}</Hidden>
      <div aria-hidden="true">
        {of === 'tiles' && <TilePlaceholders count={count} />}
        {of === 'detail' && <div className={classNames(styles.block, styles.header)} />}
        {of !== 'tiles' && <LinePlaceholders count={count} />}
      </div>
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function TilePlaceholders({ count }: { count: number }) {
  return (
    <TileGrid>
      {places(count).map((place) => (
        <div key={place} className={styles.tile}>
          <div className={classNames(styles.block, styles.picture)} />
          <div className={classNames(styles.block, styles.line)} />
          <div className={classNames(styles.block, styles.line, styles.short)} />
        </div>
      ))}
    </TileGrid>
  );
}

function LinePlaceholders({ count }: { count: number }) {
  return (
    <div className={styles.text}>
      {places(count).map((place) => (
        <div key={place} className={classNames(styles.block, styles.line, place === count - 1 && styles.short)} />
      ))}
    </div>
  );
}
