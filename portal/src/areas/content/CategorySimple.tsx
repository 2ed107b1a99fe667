import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Article, Category } from '#contract/areas/content.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { BookNowBadge } from '#portal/shared/ui/BookNowBadge.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './CategorySimple.module.css';
import { ContentTitle } from './ContentTitle.tsx';
import { detailPath } from './content-paths.rules.ts';
import { HiddenMarker } from './HiddenMarker.tsx';
import { shownItems } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

export interface CategoryLayoutProps {
  category: Category;
  articles: readonly Article[] | undefined;
  preview: boolean;
}

/** AD41: title, description, then the articles as a list of links. */
export function CategorySimple({ category, articles, preview }: CategoryLayoutProps) {
  const t = useT();
  const text = useText();
  const { link } = usePreview();
  const shown = shownItems(articles, preview);
  return (
    <div className={styles.page}>
      <ContentTitle item={category} />
      <RichText text={category.description} />
      {shown.length === 0 && <EmptyState kind="search" title={t('searchNoResult')} />}
      <ul className={styles.links}>
        {shown.map((article) => (
          <li key={article.id}>
            <PortalLink to={link(detailPath(article.id))} className={styles.link}>
              <span>{text(article.title)}</span>
              <HiddenMarker of={article} />
              {article.showBookNow && <BookNowBadge />}
              <ChevronRight aria-hidden="true" />
            </PortalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
