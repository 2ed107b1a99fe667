import { heroPicture } from '#portal/shared/ui/hero-transition.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import styles from './ArticlePicture.module.css';

/** A335: the article's first picture, wide at the head of the page. */
export function ArticlePicture({ articleId }: { articleId: string }) {
  const { hubUrl } = useKit();
  return (
    <div className={styles.stage} {...heroPicture}>
      <Thumbnail
        src={imageByReference(hubUrl, articleId, PICTURE_WIDTH.header)}
        ratio="21 / 9"
        first
        className={styles.picture}
      />
    </div>
  );
}
