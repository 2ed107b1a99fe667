import type { BookableModule } from '#contract/areas/bookables.ts';
import type { DeviceConfig, Module } from '#contract/areas/device.ts';
import type { LiveState } from '#contract/areas/screen-control.ts';
import type { Authentication } from '#contract/areas/session.ts';
import type { AudioState } from '#portal/shared/video-one/audio-state.ts';
import type { Channel } from '#portal/shared/video-one/channel.ts';
import type { VodState } from '#portal/shared/video-one/vod-state.rules.ts';
import { DEFAULT_LOCALE } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetEntry } from '#portal/shared/video-two/seanet.ts';
import { type Letter, waitingAgain } from './letter.ts';
import type { PhotoState } from './photo-state.ts';
import {
  restoreAuthentication,
  restoreGoodbyes,
  restoreLastStart,
  restoreLive,
  restoreOrigin,
  restoreOutbox,
  restorePhoto,
  restoreRecord,
  restoreSeanet,
  restoreTacBookings,
  restoreVod,
} from './restore.ts';

/** How loading the device configuration stands (A16). */
export type ConfigurationState =
  | { status: 'fetching' }
  | { status: 'ready'; device: DeviceConfig }
  /** `line` is "{code} {message}" when the hub answered, nothing when it did not (AD5). */
  | { status: 'failed'; line?: string };

/** The groups of client state (A50). What the hub knows lives in the query cache, not here. */
export interface Groups {
  authentication: Authentication;
  configuration: ConfigurationState;
  modules: { list: Module[] };
  clientinfo: { language?: string; analyticsConsent?: boolean; look?: string };
  navigation: { footerType: 'standard' | 'dashboard' | 'none'; accessibility: { on: boolean; shiftPx: number } };
  /** Where a visitor wanted to go before the login page stood in the way (AD13). */
  origin: { path?: string };
  vod: VodState;
  audio: AudioState;
  /** C142 */
  channels: { channels?: Channel[] | undefined; errorMessage?: string | undefined };
  seanet: {
    token?: string;
    tokenValidUntil?: number;
    data?: SeanetEntry[] | undefined;
    dataValidUntil?: number | undefined;
    showLocales?: boolean;
    seanetLocale?: string | undefined;
    allLocales?: string[];
  };
  photo: PhotoState;
  /** The configuration of the last start, where the device may start without a hub. */
  lastStart: { device?: DeviceConfig };
  /** What a guest wrote while the hub could not be reached. */
  outbox: { letters: Letter[] };
  /** How many were said in this browser: by it a tab tells a logout in another one from a session that ran out. */
  goodbyes: { count: number };
  /** What the operator sends to all devices. */
  live: Partial<LiveState>;
  /** What is being booked in the wizard (B205). */
  tacBookings: { module?: BookableModule; objectId?: string; numberOfPersons: number };
  /** What was typed at the checkout, for a guest who leaves it to change the basket. */
  payment: { email?: string; mobileNumber?: string; preferredPaymentCard?: boolean };
}
export type GroupName = keyof Groups;

/** The moments at which a group may go back to its beginning. */
export type ClearingMoment = 'authenticationCleared' | 'logout' | 'kioskIdle';

export interface GroupRule<T> {
  initial: T;
  /** Written to the browser's storage and read back at start. */
  kept: boolean;
  cleared: Record<ClearingMoment, boolean>;
  /** What of a kept group is written; all of it without this. */
  stored?: (group: T) => Partial<T>;
  /** What survives clearing; without it the group is as at first. */
  afterClearing?: (before: T, moment: ClearingMoment, isKiosk: boolean) => T;
  /** Makes a group of whatever storage held. Needed for kept groups. */
  restore?: (stored: unknown) => T;
}

const NEVER = { authenticationCleared: false, logout: false, kioskIdle: false } as const;
const WITH_THE_GUEST = { authenticationCleared: true, logout: true, kioskIdle: true } as const;
const AT_GOODBYE = { authenticationCleared: false, logout: true, kioskIdle: true } as const;

/** Every group with its decisions; a group without them does not compile. */
export const GROUPS: { [Name in GroupName]: GroupRule<Groups[Name]> } = {
  authentication: { initial: {}, kept: true, cleared: WITH_THE_GUEST, restore: restoreAuthentication },
  // AD9: always fetched anew.
  configuration: { initial: { status: 'fetching' }, kept: false, cleared: NEVER },
  modules: { initial: { list: [] }, kept: false, cleared: NEVER },
  clientinfo: { initial: {}, kept: true, cleared: NEVER, restore: restoreRecord },
  navigation: {
    initial: { footerType: 'standard', accessibility: { on: false, shiftPx: 0 } },
    kept: false,
    cleared: AT_GOODBYE,
  },
  // AD13: a 403 remembers where the guest was, a logout forgets it.
  origin: { initial: {}, kept: true, cleared: AT_GOODBYE, restore: restoreOrigin },
  vod: {
    initial: {},
    kept: true,
    // Lists are fetched anew; only who the device is and its token are worth keeping.
    stored: ({ token, deviceUuid }) => ({ token, deviceUuid }),
    cleared: WITH_THE_GUEST,
    // CD9: a kiosk gets a new device, so that the next guest inherits no positions.
    afterClearing: (before, _moment, isKiosk) => (isKiosk ? {} : { deviceUuid: before.deviceUuid }),
    restore: restoreVod,
  },
  audio: { initial: {}, kept: false, cleared: WITH_THE_GUEST },
  channels: { initial: {}, kept: false, cleared: WITH_THE_GUEST },
  seanet: {
    initial: {},
    kept: true,
    cleared: AT_GOODBYE,
    // A dialog that was open is not opened by a reload.
    stored: ({ showLocales: _, ...kept }) => kept,
    // The catalogue belongs to the ship, not to the guest; in a language that a guest has chosen it goes with the guest.
    afterClearing: ({ data, dataValidUntil, allLocales = [], seanetLocale = DEFAULT_LOCALE }) =>
      seanetLocale === DEFAULT_LOCALE ? { data, dataValidUntil, allLocales } : { allLocales },
    restore: restoreSeanet,
  },
  photo: {
    initial: {},
    kept: true,
    // B324: who has answered is not asked again, also after a reload; all else is fetched anew.
    stored: ({ answeredUpgrade }) => ({ answeredUpgrade }),
    cleared: WITH_THE_GUEST,
    restore: restorePhoto,
  },
  lastStart: { initial: {}, kept: true, cleared: NEVER, restore: restoreLastStart },
  // A session that ran out is renewed by the same guest, who still means it; a goodbye takes it away.
  outbox: {
    initial: { letters: [] },
    kept: true,
    cleared: AT_GOODBYE,
    // What is being sent is what waits, for a page that is opened anew.
    stored: ({ letters }) => ({ letters: letters.map(waitingAgain) }),
    restore: restoreOutbox,
  },
  goodbyes: {
    initial: { count: 0 },
    kept: true,
    cleared: AT_GOODBYE,
    afterClearing: ({ count }) => ({ count: count + 1 }),
    restore: restoreGoodbyes,
  },
  // An emergency is there again after a reload, with or without the hub.
  live: {
    initial: {},
    kept: true,
    cleared: NEVER,
    stored: ({ emergency }) => ({ emergency }),
    restore: restoreLive,
  },
  // What a guest wanted to book is there again after a login that a 403 asked for, and after a reload.
  tacBookings: { initial: { numberOfPersons: 1 }, kept: true, cleared: AT_GOODBYE, restore: restoreTacBookings },
  // AD9: never kept.
  payment: { initial: {}, kept: false, cleared: WITH_THE_GUEST },
};

export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];
