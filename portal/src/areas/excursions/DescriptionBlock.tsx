import type { Description, DescriptionType } from '#contract/areas/excursions.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { descriptionText } from './description-text.rules.ts';
import styles from './Excursions.module.css';

interface DescriptionBlockProps {
  descriptions: readonly Description[];
  type: DescriptionType;
  heading: string;
}

/** BD6: an absent text hides its block with its heading. */
export function DescriptionBlock({ descriptions, type, heading }: DescriptionBlockProps) {
  const { language } = useTranslation();
  const text = descriptionText(descriptions, type, language);
  if (!text) return null;
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      {'html' in text ? <RichText text={text.html} /> : <p className={styles.plain}>{text.plain}</p>}
    </section>
  );
}
