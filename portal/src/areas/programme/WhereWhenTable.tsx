import { type Article, contentRoutes } from '#contract/areas/content.ts';
import { Reading } from '#portal/areas/content/Reading.tsx';
import { WayfinderLink } from '#portal/areas/wayfinder/WayfinderLink.tsx';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { DataTable } from '#portal/shared/ui/DataTable.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';

/** B275-B277, C259-C262: title, place and time of every article that says them. */
export function WhereWhenTable({ title }: { title: string }) {
  const t = useT();
  const text = useText();
  const articles = useHub(contentRoutes.whereAndWhen);
  usePageTitle(title);
  useTurningPages();
  const columns = [
    {
      id: 'title',
      label: t('content_article'),
      lead: true,
      cell: (article: Article) => (
        <PortalLink to={`/content/detail/${encodeURIComponent(article.id)}`}>{text(article.title)}</PortalLink>
      ),
    },
    {
      id: 'location',
      label: t('content_location'),
      cell: ({ whereAndWhen, wayfinderProfile }: Article) => (
        <>
          <RichText text={whereAndWhen?.locationInformation} />
          {wayfinderProfile?.id && <WayfinderLink profile={wayfinderProfile.id} />}
        </>
      ),
    },
    {
      id: 'time',
      label: t('content_time'),
      cell: ({ whereAndWhen }: Article) => <RichText text={whereAndWhen?.timeInformation} />,
    },
  ];
  const rows = (Array.isArray(articles.data) ? articles.data : []).filter(isShown);
  return (
    <>
      <PageHeader title={title} lead={rows.length > 0 && t('wherewhen_lead')} />
      <Reading reads={[articles]}>
        {() => {
          if (rows.length === 0) return <EmptyState kind="events" title={t('no_whereandwhen')} />;
          return <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />;
        }}
      </Reading>
    </>
  );
}

/** AD39: unpublished articles belong to the preview of content pages. */
function isShown(article: Article): boolean {
  return Boolean(article?.id) && article.published !== false;
}
