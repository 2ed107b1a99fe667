import type { ReactNode } from 'react';
import type { Article } from '#contract/areas/content.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleMedia } from './ArticleMedia.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './ClassicArticle.module.css';

interface ClassicArticleProps {
  article: Article;
  /** What a richer layout puts between the text and the media. */
  children?: ReactNode;
}

/** AD42: title, header picture, text, then PDFs, recordings and films. */
export function ClassicArticle({ article, children }: ClassicArticleProps) {
  return (
    <article className={styles.article}>
      <ArticleTitle article={article} />
      <ArticlePicture articleId={article.id} />
      <ArticleFacts where={article.location} when={article.times} />
      <RichText text={article.description ?? article.overviewDescription} />
      {children}
      <ArticleMedia articleId={article.id} />
    </article>
  );
}
