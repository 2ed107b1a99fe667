import { lazy, Suspense } from 'react';
import { type Article, contentRoutes } from '#contract/areas/content.ts';
import type { ImageBlob } from '#contract/blobs.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Gallery } from '#portal/shared/ui/Gallery.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Section } from '#portal/shared/ui/Section.tsx';
import { useMediaAddress } from '#portal/shared/ui/use-media-address.ts';
import { ArticleEvents } from './ArticleEvents.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ClassicArticle } from './ClassicArticle.tsx';

/** Plans are heavy and belong to a few articles only. */
const WayfinderPanel = lazy(() =>
  import('#portal/areas/wayfinder/WayfinderPanel.tsx').then((module) => ({ default: module.WayfinderPanel })),
);

/** AD42: Classic with gallery, where-and-when, events and wayfinder. */
export function ExtendedArticle({ article }: { article: Article }) {
  const t = useT();
  const { enableWayfinder } = useConfiguration();
  const profile = enableWayfinder ? article.wayfinderProfile?.id : undefined;
  const { locationInformation, timeInformation } = article.whereAndWhen ?? {};
  return (
    <ClassicArticle article={article}>
      <ArticleFacts where={locationInformation} when={timeInformation} />
      <ArticleGallery articleId={article.id} />
      <Section title={t('content_events')}>
        <ArticleEvents articleId={article.id} as="list" />
      </Section>
      {profile && (
        <Section title={t('wayfinder_title')}>
          <Suspense fallback={<Placeholders of="lines" />}>
            <WayfinderPanel profiles={[profile]} />
          </Suspense>
        </Section>
      )}
    </ClassicArticle>
  );
}

/** A325, A337, A338 */
function ArticleGallery({ articleId }: { articleId: string }) {
  const { hubUrl } = useKit();
  const address = useMediaAddress();
  const { data } = useHub(contentRoutes.images, { params: { id: articleId } });
  const images: ImageBlob[] = Array.isArray(data) ? data.filter((image) => image?.url) : [];
  const small = ({ id, url }: ImageBlob) => (id ? imageByReference(hubUrl, id, PICTURE_WIDTH.thumbnail) : address(url));
  return <Gallery pictures={images.map((image) => ({ small: small(image), large: address(image.url) }))} />;
}
