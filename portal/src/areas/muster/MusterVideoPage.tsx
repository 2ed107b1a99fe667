import { useState } from 'react';
import { type Article, contentRoutes } from '#contract/areas/content.ts';
import type { VideoBlob } from '#contract/blobs.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Confirmation } from './Confirmation.tsx';
import styles from './Muster.module.css';
import { SafetyFilm } from './SafetyFilm.tsx';

/** C190, C193-C199: the film, and once it has ended the confirmation. */
export function MusterVideoPage() {
  return useConfiguration().place === 'ship' ? <MusterVideo /> : <NotFound />;
}

function MusterVideo() {
  const t = useT();
  const articles = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: 'safetyvideo' } });
  const [article] = Array.isArray(articles.data) ? articles.data : [];
  const videos = useHub(contentRoutes.videos, { params: { id: article?.id ?? '' } }, { enabled: Boolean(article) });
  const [video] = Array.isArray(videos.data) ? videos.data : [];
  usePageTitle(t('muster_video'));
  const reads = article ? [articles, videos] : [articles];
  const failed = reads.filter(({ isError, data }) => isError && data === undefined);
  return (
    <div className={styles.page}>
      <PageHeader title={t('muster_video')} lead={t('muster_watch_to_end')} />
      {failed.length > 0 && <ErrorState onRetry={() => failed.map(({ refetch }) => refetch())} />}
      {reads.some(({ isPending }) => isPending) && <LoadingOverlay />}
      {article && video?.urlFrontend && <FilmAndForm article={article} video={video} />}
      {failed.length === 0 && reads.every(({ isSuccess }) => isSuccess) && !video?.urlFrontend && <NoFilm />}
    </div>
  );
}

/** A ship without its film says so; nobody can confirm what was not shown. */
function NoFilm() {
  const t = useT();
  return (
    <EmptyState
      title={t('muster_no_film')}
      action={
        <LinkButton kind="secondary" to="/muster/schedule">
          {t('muster_schedule')}
        </LinkButton>
      }
    >
      {t('muster_no_film_help')}
    </EmptyState>
  );
}

function FilmAndForm({ article, video }: { article: Article; video: VideoBlob }) {
  // CD32: a page that is loaded anew starts from nothing watched.
  const [hasEnded, setEnded] = useState(false);
  return (
    <>
      <SafetyFilm article={article} video={video} onEnded={() => setEnded(true)} />
      <Confirmation conditions={article.description} hasEnded={hasEnded} />
    </>
  );
}
