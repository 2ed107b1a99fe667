import type { Article } from '#contract/areas/content.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { ArticleEvents } from './ArticleEvents.tsx';
import { ArticleMedia } from './ArticleMedia.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './ClassicArticle.module.css';

interface TimetableArticleProps {
  article: Article;
  as: 'table' | 'agenda';
  titleLink?: string;
}

/** AD42: the four timetables, which differ in how events are grouped and where their titles lead. */
export function TimetableArticle({ article, as, titleLink }: TimetableArticleProps) {
  return (
    <article className={styles.article}>
      <ArticleTitle article={article} />
      <RichText text={article.description ?? article.overviewDescription} />
      <ArticleEvents articleId={article.id} as={as} titleLink={titleLink} />
      <ArticleMedia articleId={article.id} />
    </article>
  );
}
