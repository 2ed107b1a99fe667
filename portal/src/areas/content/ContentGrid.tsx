import { useState } from 'react';
import type { Article, Category } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { SearchInput } from '#portal/shared/ui/SearchInput.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './ContentGrid.module.css';
import { ArticleTile, CategoryTile } from './ContentTile.tsx';
import { fitsKeyword } from './keyword.rules.ts';
import { shownItems } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

interface ContentGridProps {
  categories: readonly Category[] | undefined;
  articles: readonly Article[] | undefined;
  searchable: boolean;
}

/** A290-A292, AD44: categories, then articles, filtered by a keyword where the operator wants it. */
export function ContentGrid({ categories, articles, searchable }: ContentGridProps) {
  const t = useT();
  const text = useText();
  const { on } = usePreview();
  const [keyword, setKeyword] = useState('');
  const fits = ({ title }: Category | Article) => fitsKeyword(text(title), keyword);
  const shownCategories = shownItems(categories, on).filter(fits);
  const shownArticles = shownItems(articles, on).filter(fits);
  const count = shownCategories.length + shownArticles.length;
  return (
    <div className={styles.grid}>
      {searchable && <SearchInput label={t('content_search')} value={keyword} onChange={setKeyword} />}
      {count === 0 ? (
        <EmptyState kind="search" title={t('searchNoResult')} action={<SearchAll keyword={keyword.trim()} />} />
      ) : (
        <TileGrid>
          {shownCategories.map((category) => (
            <CategoryTile key={`category ${category.id}`} category={category} />
          ))}
          {shownArticles.map((article) => (
            <ArticleTile key={`article ${article.id}`} article={article} />
          ))}
        </TileGrid>
      )}
    </div>
  );
}

/** The list knows its own titles only: what lies deeper, the search finds. */
function SearchAll({ keyword }: { keyword: string }) {
  const t = useT();
  const { extensions, isSignage } = useConfiguration();
  if (!keyword || isSignage || !extensions.has('search')) return null;
  return (
    <LinkButton kind="secondary" to={`/search?${new URLSearchParams({ text: keyword })}`}>
      {t('content_search_all')}
    </LinkButton>
  );
}
