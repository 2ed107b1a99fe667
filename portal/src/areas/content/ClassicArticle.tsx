import type { ReactNode } from 'react';
import type { Article } from '#contract/areas/content.ts';
import { FavouriteButton } from '#portal/areas/myday/FavouriteButton.tsx';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleMedia } from './ArticleMedia.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import styles from './ClassicArticle.module.css';
import { ContentTitle } from './ContentTitle.tsx';

interface ClassicArticleProps {
  article: Article;
  /** What a richer layout puts between the text and the media. */
  children?: ReactNode;
}

/** AD42: title, header picture, text, then PDFs, recordings and films. */
export function ClassicArticle({ article, children }: ClassicArticleProps) {
  const text = useText();
  return (
    <article className={styles.article}>
      <ContentTitle item={article}>
        <FavouriteButton kind="article" id={article.id} title={text(article.title)} />
      </ContentTitle>
      <ArticlePicture articleId={article.id} />
      <ArticleFacts where={article.location} when={article.times} />
      <RichText text={article.description ?? article.overviewDescription} />
      {children}
      <ArticleMedia articleId={article.id} />
    </article>
  );
}
