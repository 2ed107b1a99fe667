import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { BookNowBadge } from '#portal/shared/ui/BookNowBadge.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './CategoryColumns.module.css';
import type { CategoryLayoutProps } from './CategorySimple.tsx';
import { ContentTitle } from './ContentTitle.tsx';
import { HiddenMarker } from './HiddenMarker.tsx';
import { shownItems } from './shown-items.rules.ts';

/** AD41: each article in full below the other, or in two columns from 768 px. */
export function CategoryColumns({ category, articles, preview }: CategoryLayoutProps) {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const shown = shownItems(articles, preview);
  const isDouble = category.contentType === 'LayoutDoubleColumn';
  return (
    <div className={styles.page}>
      <ContentTitle item={category} />
      <RichText text={category.description} />
      {shown.length === 0 && <EmptyState kind="search" title={t('searchNoResult')} />}
      <div className={classNames(styles.columns, isDouble && styles.double)}>
        {shown.map((article, place) => (
          <article key={article.id} className={styles.article} aria-label={text(article.title)}>
            <Thumbnail
              src={imageByReference(hubUrl, article.id, PICTURE_WIDTH.header)}
              ratio="16 / 9"
              eager={place < 2}
            />
            {article.showTitle !== false && <h2 className={styles.title}>{text(article.title)}</h2>}
            <HiddenMarker of={article} />
            {article.showBookNow && <BookNowBadge />}
            <RichText text={article.description ?? article.overviewDescription} />
          </article>
        ))}
      </div>
    </div>
  );
}
