import type { ComponentType } from 'react';
import type { Article } from '#contract/areas/content.ts';
import { useBroughtLayout } from '#portal/shared/article-layouts.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { AdditionalArticles } from './AdditionalArticles.tsx';
import { ClassicArticle } from './ClassicArticle.tsx';
import { ExtendedArticle } from './ExtendedArticle.tsx';
import { FullScreenArticle } from './FullScreenArticle.tsx';
import { PlaceholderArticle } from './PlaceholderArticle.tsx';
import { TimetableArticle } from './TimetableArticle.tsx';

type Layout = ComponentType<{ article: Article }>;

/** A272, A300, AD42: one row per layout; an unknown one is Classic. */
const LAYOUTS: Record<string, Layout> = {
  FullScreen: FullScreenArticle,
  Classic: ClassicArticle,
  Extended: ExtendedArticle,
  UnfilteredHtml: PlaceholderArticle,
  Timetable: ({ article }) => <TimetableArticle article={article} as="table" />,
  ExcursionTimetable: ({ article }) => <TimetableArticle article={article} as="table" titleLink="/shoreexcursions" />,
  ItineraryTimetable: ({ article }) => (
    <TimetableArticle article={article} as="table" titleLink="/itinerary/overview" />
  ),
  AgendaTimetable: ({ article }) => <TimetableArticle article={article} as="agenda" />,
};

export function ArticleLayout({ article }: { article: Article }) {
  const name = article.layoutType ?? '';
  const Brought = useBroughtLayout(name);
  const Layout = Object.hasOwn(LAYOUTS, name) ? (LAYOUTS[name] ?? ClassicArticle) : ClassicArticle;
  return (
    <>
      {Brought ? <BroughtArticle article={article} as={Brought} /> : <Layout article={article} />}
      <AdditionalArticles article={article} />
    </>
  );
}

/** What another area brings knows nothing of the article whose name the window has. */
function BroughtArticle({ article, as: Brought }: { article: Article; as: ComponentType }) {
  const text = useText();
  usePageTitle(text(article.title));
  return <Brought />;
}
