import { contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { lazyPart } from '#portal/shared/lazy-part.tsx';
import { DrawnText } from '#portal/shared/ui/DrawnText.tsx';
import styles from './LoginPage.module.css';

/** Nobody waits for the code of rich texts to read the words. */
const ArticleText = lazyPart(
  () => import('#portal/shared/ui/RichText.tsx').then((module) => module.RichText),
  DrawnText,
);

/** A159, A160, AD21: what the operator says below the form; nothing when there is no such article, or no answer. */
export function LoginArticle() {
  const { isKiosk } = useConfiguration();
  const text = useText();
  const hashtag = isKiosk ? 'loginFormKiosk' : 'loginFormExtra';
  const { data } = useHub(contentRoutes.articlesByHashtag, { query: { hashtag } });
  const article = Array.isArray(data) ? data[0] : undefined;
  if (!article) return null;
  return (
    <section className={styles.article}>
      <h2>{text(article.title)}</h2>
      <ArticleText text={article.description} />
    </section>
  );
}
