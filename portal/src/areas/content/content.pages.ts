import type { PageRow } from '#portal/shared/page-row.ts';

export const contentPages: readonly PageRow[] = [
  {
    path: '/content/overview/:id?',
    access: 'open',
    page: () => import('./ContentOverviewPage.tsx').then((m) => m.ContentOverviewPage),
    screen: () => import('./OverviewScreen.tsx').then((m) => m.OverviewScreen),
    reads: [
      { path: 'cms/categories/findByRoot/', unless: 'id' },
      { path: 'cms/content/articles/findByRoot/', unless: 'id' },
      'cms/categories/findById/:id?previewMode=false',
      'cms/categories/findByParentId/:id?previewMode=false',
      'cms/articles/findByCategoryId/:id?withWayFinder=:wayfinder&previewMode=false',
    ],
  },
  {
    path: '/content/detail/:id',
    access: 'open',
    page: () => import('./ContentDetailPage.tsx').then((m) => m.ContentDetailPage),
    screen: () => import('./ArticleScreen.tsx').then((m) => m.ArticleScreen),
    // Documents and films are offered on some devices only.
    reads: ['cms/articles/:id?previewMode=false', 'blobs/audios/:id?previewMode=false'],
    picture: ({ id }) => id,
  },
  // AD46: everything behind /QR/ is the hash, slashes included.
  {
    path: '/QR/*',
    access: 'open',
    page: () => import('./HashtagPage.tsx').then((m) => m.HashtagPage),
    screen: 'page',
    reads: ['cms/articles/findByHashtag?hashtag=:rest'],
  },
];
