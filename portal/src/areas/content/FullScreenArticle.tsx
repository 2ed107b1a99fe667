import type { Article } from '#contract/areas/content.ts';
import { heroPicture } from '#portal/shared/ui/hero-transition.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { ArticleMedia } from './ArticleMedia.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './FullScreenArticle.module.css';

/** AD42: the picture over the whole width, title and text on it. */
export function FullScreenArticle({ article }: { article: Article }) {
  const { hubUrl } = useKit();
  return (
    <article>
      <div className={styles.stage}>
        <div className={styles.behind} {...heroPicture}>
          <Thumbnail
            src={imageByReference(hubUrl, article.id, PICTURE_WIDTH.header)}
            first
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <ArticleTitle article={article} />
          <RichText text={article.description ?? article.overviewDescription} />
        </div>
      </div>
      <ArticleMedia articleId={article.id} />
    </article>
  );
}
