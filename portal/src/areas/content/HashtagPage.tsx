import { useEffect } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useDrawnAt, useNavigate, useParams } from '#portal/shared/router/router-context.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { detailPath } from './content-paths.rules.ts';
import { listOf } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A311-A313, AD46: leads to the first article of a hashtag; home when there is none, for whatever reason. */
export function HashtagPage() {
  const { rest: hash = '' } = useParams();
  const { link } = usePreview();
  const navigate = useNavigate();
  const isAsked = hash.trim() !== '';
  const articles = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: hash } }, { enabled: isAsked });
  const isKnown = !isAsked || articles.isFetched;
  const [first] = listOf(articles.data);
  const destination = isKnown ? (first ? link(detailPath(first.id)) : '/') : undefined;
  useDrawnAt(destination);
  useEffect(() => {
    if (destination) navigate(destination, { replace: true });
  }, [destination, navigate]);
  return <LoadingOverlay />;
}
