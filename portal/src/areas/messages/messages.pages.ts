import type { PageRow } from '#portal/shared/page-row.ts';

export const messagesPages: readonly PageRow[] = [
  {
    path: '/cabinmessages',
    access: 'login',
    page: () => import('./MessagesPage.tsx').then((m) => m.MessagesPage),
  },
];
