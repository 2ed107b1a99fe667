import type { DeviceKind } from './kit-context.ts';

/** A294, A344 */
export const showsBookNow = (device: DeviceKind): boolean => device !== 'DigitalSignage';

/** A345, AD50: the filter button of the programme pages. */
export const showsFilterButton = (device: DeviceKind): boolean => device === 'App';
