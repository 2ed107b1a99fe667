import { useEffect } from 'react';
import { type Article, contentRoutes } from '#contract/areas/content.ts';
import { leave } from '#portal/shared/device/leave.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useLocation, useNavigate, useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { type Target, targetOf } from './external-target.rules.ts';
import { NotFound, Reading } from './Reading.tsx';
import { shownItem } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A300, A301 */
export function ContentDetailPage() {
  const { id = '' } = useParams();
  const { on } = usePreview();
  const article = useHub(contentRoutes.article, { params: { id }, query: { previewMode: on } });
  useTurningPages();
  return (
    <Reading reads={[article]}>
      {() => {
        const shown = shownItem(article.data, on);
        return shown ? <ArticleOrElsewhere article={{ ...shown, id: shown.id || id }} /> : <NotFound />;
      }}
    </Reading>
  );
}

function ArticleOrElsewhere({ article }: { article: Article }) {
  const { pathname } = useLocation();
  const target = targetOf(article.externalRedirectURL);
  // An article that leads to itself would never open.
  const isSelf = target && 'inside' in target && target.inside.split(/[?#]/, 1)[0] === pathname;
  return target && !isSelf ? <Elsewhere target={target} /> : <ArticleLayout article={article} />;
}

/** AD43: the page is replaced by the address, so that Back does not bounce. */
function Elsewhere({ target }: { target: Target }) {
  const t = useT();
  const navigate = useNavigate();
  const [inside, outside] = 'inside' in target ? [target.inside, undefined] : [undefined, target.outside];
  useEffect(() => {
    if (inside) navigate(inside, { replace: true });
    if (outside) leave.for(outside);
  }, [inside, outside, navigate]);
  if (!outside) return null;
  return (
    <EmptyState
      title={t('content_moved')}
      action={
        <LinkButton kind="secondary" to={outside}>
          {t('content_moved_open')}
        </LinkButton>
      }
    />
  );
}
