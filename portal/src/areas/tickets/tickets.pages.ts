import type { PageRow } from '#portal/shared/page-row.ts';

export const ticketsPages: readonly PageRow[] = [
  {
    path: '/bookings/tickets/:id',
    access: 'login',
    page: () => import('./TicketPage.tsx').then((m) => m.TicketPage),
  },
];
