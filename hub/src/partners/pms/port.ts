import type { IsoDay } from '#contract/hub-date.ts';

/** The property management system in our own words: who is on board, in which party, and what their accounts may do. */
export interface Pms {
  /** The booking with this reference, compared without regard to case and surrounding space. */
  findByBooking(reference: string): Promise<PmsBooking | undefined>;
  /** The guest of this account number, compared without regard to case and surrounding space. */
  findByAccount(accountNumber: string): Promise<PmsGuest | undefined>;
  /** Everybody who sleeps in this cabin; a party may have several cabins and a cabin several parties. */
  findByCabin(cabin: string): Promise<PmsGuest[]>;
  /** Everybody on board of the voyage under way, parties together, the lead passenger first. */
  everybody(): Promise<PmsGuest[]>;
  /** Every guest with this name and birthday; names are compared without regard to case and accents (AD24, AD25). */
  findByName(name: PmsName): Promise<PmsGuest[]>;
  /** All guests of a party, the lead passenger first; empty for an unknown party. */
  party(partyId: string): Promise<PmsGuest[]>;
  /** Takes as long for an unknown account, or one without a PIN, as for a wrong PIN. */
  checkPin(accountNumber: string, pin: string): Promise<PinCheck>;
  /** Whether the change was made: false for an account without a PIN. */
  changePin(accountNumber: string, newPin: string): Promise<boolean>;
  /** Sets the PIN back to the initial one and asks for a change at the next login; false for an account without one. */
  resetPin(accountNumber: string): Promise<boolean>;
  /** An unknown account is not blocked. */
  status(accountNumber: string): Promise<PmsStatus>;
  /** What is left out stays as it is; false for an unknown account. */
  setStatus(accountNumber: string, change: Partial<PmsStatus>): Promise<boolean>;
}

export interface PmsGuest extends PmsStatus {
  accountNumber: string;
  passengerId: string;
  partyId: string;
  bookingReference: string;
  firstName: string;
  lastName: string;
  birthDay?: IsoDay;
  type: PassengerType;
  lead: boolean;
  cabin: string;
  embarkDay: IsoDay;
  disembarkDay: IsoDay;
}

export type PassengerType = 'Adult' | 'Child' | 'Infant';

export interface PmsBooking {
  bookingReference: string;
  partyId: string;
  /** The date that the passenger login asks for (AD24), as the operator prints it on the confirmation. */
  departureDay: IsoDay;
  /** The lead passenger first. */
  guests: PmsGuest[];
}

export interface PmsName {
  firstName: string;
  lastName: string;
  birthDay: IsoDay;
}

export interface PinCheck {
  right: boolean;
  /** The guest must choose a new PIN before anything else (A196). */
  changeRequired: boolean;
}

export interface PmsStatus {
  isBlocked: boolean;
  isBlockedForMuster: boolean;
}

/** Full years on a day; nothing when the birthday is not known. */
export function ageOn(guest: Pick<PmsGuest, 'birthDay'>, day: IsoDay): number | undefined {
  if (!guest.birthDay) return undefined;
  const years = Number(day.slice(0, 4)) - Number(guest.birthDay.slice(0, 4));
  return day.slice(5) < guest.birthDay.slice(5) ? years - 1 : years;
}

/** The lead passenger of a party, otherwise its first guest (BD22). */
export function leadOf(guests: readonly PmsGuest[]): PmsGuest | undefined {
  return guests.find((guest) => guest.lead) ?? guests[0];
}
