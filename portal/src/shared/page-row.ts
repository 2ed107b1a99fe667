import type { ComponentType } from 'react';
import type { DeviceConfig } from '#contract/areas/device.ts';
import type { FirstAnswers } from '#contract/first-answers.ts';
import type { PageRead } from '#contract/page-reads.ts';

/** `open` for everybody, `login` for guests, `loginPage` for those who are not, `typeA` only with PMS type A (AD20). */
export type RouteAccess = 'open' | 'login' | 'loginPage' | 'typeA';
export type PageLoader = () => Promise<ComponentType>;

/** A page of an area: its address, who may open it, and the code, fetched when it is opened. */
export interface PageRow {
  path: string;
  access: RouteAccess;
  /** A pending page shows the fallback page until it is built. */
  page: PageLoader | 'pending';
  /** Films are shown in a dark room: what stands there until the code has come, in the shape of the page. */
  foyer?: 'film' | 'posters' | 'bare';
  /** The page goes on when only a parameter changes, such as a player whose channel does; others begin anew. */
  staysOpen?: boolean;
  /** What a screen shows at this address instead: a layout of its own, or `page` where a screen needs no other; else the day. */
  screen?: PageLoader | 'page';
  /** The public calls with which the page begins, asked for ahead of its code; `:name` is a parameter of the path,
   * `:today` the day on board and `:wayfinder` whether there is a ship map, which only the hub knows before it is asked. */
  reads?: readonly PageRead[];
  /** The page begins with the events of a day, of `:date` or today, which the schedule service has. */
  lineup?: true;
  /** Another service with which the page begins, as the configuration names it: the way to it is opened ahead of the code. */
  service?: (config: Partial<DeviceConfig>) => string | undefined;
  /** The reference of the picture at its head, where address and first answers tell it: fetched ahead of the code. */
  picture?: (params: PageParams, first: FirstAnswers) => string | undefined;
}

export type PageParams = Readonly<Record<string, string | undefined>>;
