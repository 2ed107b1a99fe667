import type { Hub } from '#hub/hub.ts';

/** What is needed of the hub to take places back and give them to those who wait. */
export type FreeingHub = Pick<Hub, 'settings' | 'sql' | 'clock' | 'shipTime' | 'booking' | 'guests'>;
