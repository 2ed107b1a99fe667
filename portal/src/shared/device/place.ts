/** What the portal is on, or in: some words, drawings and pages belong to one of them only. */
export type Place = 'ship' | 'house' | 'aircraft';

const PLACES: Partial<Record<string, Place>> = { Resort: 'house', Airline: 'aircraft' };

/** By the hub's type; whatever is not known is a ship. */
export const placeOfHub = (hubType: string | null | undefined): Place => PLACES[hubType ?? ''] ?? 'ship';
