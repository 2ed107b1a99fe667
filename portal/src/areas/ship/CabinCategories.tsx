import type { ReactNode } from 'react';
import type { CabinDeck, ShipContent } from '#contract/areas/ship.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { usePictures } from '#portal/shared/ui/use-pictures.ts';
import styles from './CabinCategories.module.css';
import { swatches } from './ship.rules.ts';

interface CabinCategoriesProps {
  shipCode: string;
  cabin: NonNullable<ShipContent['cabin']>;
}

/** C284, CD45: one entry per category with its colours on the plan and its picture. */
export function CabinCategories({ shipCode, cabin }: CabinCategoriesProps) {
  const t = useT();
  const text = useText();
  const rows = (cabin.cabinDeck ?? []).filter((row) => row && (text(row.cabinCategory) || row.cabinCode));
  return (
    <Section title={text(cabin.title) || t('ship_cabins')}>
      <div className={styles.words}>
        <RichText text={cabin.description} />
      </div>
      <ul className={styles.categories}>
        {rows.map((row) => (
          <Category
            key={`${row.cabinCode}-${text(row.cabinCategory)}`}
            // C286: who has no code has no picture either.
            picture={shipCode && row.cabinCode && <Picture owner={`${shipCode}_${row.cabinCode}`} />}
            row={row}
          />
        ))}
      </ul>
    </Section>
  );
}

function Category({ picture, row }: { picture: ReactNode; row: CabinDeck }) {
  const t = useT();
  const text = useText();
  const colours = swatches(row.colours);
  return (
    <li className={styles.category}>
      {picture}
      <h3>{text(row.cabinCategory) || row.cabinCode}</h3>
      {colours.length > 0 && (
        <p className={styles.colours}>
          {colours.map((colour) => (
            <span
              key={colour}
              className={styles.swatch}
              style={{ background: colour }}
              role="img"
              aria-label={colour}
            />
          ))}
          {t('ship_colour')}
        </p>
      )}
    </li>
  );
}

function Picture({ owner }: { owner: string }) {
  const [first] = usePictures(owner).all;
  return first && <Thumbnail src={first.large} fallback={first.small} ratio="4 / 3" className={styles.picture} />;
}
