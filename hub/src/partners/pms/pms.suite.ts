import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pms } from './port.ts';

/** What an adapter needs to be tested: the port, with the guests of the demo pack behind it. */
export interface PmsUnderTest {
  pms: Pms;
  /** The cost of every hash made so far, the work that takes the time. */
  hashing(): unknown[];
  close(): Promise<void>;
}

/** The behaviour that every PMS adapter has, whatever the vendor. */
export function describePms(name: string, start: () => Promise<PmsUnderTest>): void {
  describe(`the PMS port: ${name}`, () => {
    let pms: Pms;
    let close: () => Promise<void>;
    let hashing: () => unknown[];
    beforeAll(async () => {
      ({ pms, hashing, close } = await start());
    });
    afterAll(() => close());

    const names = (guests: { firstName: string }[]) => guests.map((guest) => guest.firstName);

    it.each(['MER2026', 'mer2026', '  MER2026 '])('[AD24] finds a booking by %j, the lead first', async (reference) => {
      const booking = await pms.findByBooking(reference);
      expect(booking).toMatchObject({ bookingReference: 'MER2026', partyId: 'party-hartmann' });
      expect(booking?.departureDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(names(booking?.guests ?? [])).toEqual(['Claudia', 'Jürgen', 'Mia Sophie', 'Theo']);
    });

    it.each(['MER9999', '', "'; drop table x", '%', 'MER202_'])('finds no booking by %j', async (reference) => {
      expect(await pms.findByBooking(reference)).toBeUndefined();
    });

    it('answers a guest whole', async () => {
      expect(await pms.findByAccount('10001')).toEqual({
        accountNumber: '10001',
        passengerId: 'guest-10001',
        partyId: 'party-hartmann',
        bookingReference: 'MER2026',
        firstName: 'Claudia',
        lastName: 'Hartmann',
        birthDay: '1978-04-12',
        type: 'Adult',
        lead: true,
        cabin: '7214',
        embarkDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        disembarkDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        isBlocked: false,
        isBlockedForMuster: false,
      });
      expect(await pms.findByAccount('99999')).toBeUndefined();
    });

    it('leaves out a birthday that nobody knows', async () => {
      const guest = await pms.findByAccount('10172');
      expect(guest).toBeDefined();
      expect(guest).not.toHaveProperty('birthDay');
    });

    it('finds everybody of a cabin, and of a party over several cabins', async () => {
      expect(names(await pms.findByCabin('4018'))).toEqual(['Lukas']);
      expect(names(await pms.party('party-weiss'))).toEqual(['Lukas', 'Johanna']);
      expect(await pms.party('nobody')).toEqual([]);
      expect(await pms.findByCabin('0')).toEqual([]);
    });

    it('answers everybody on board once, each as they are found alone', async () => {
      const everybody = await pms.everybody();
      expect(new Set(everybody.map((guest) => guest.accountNumber)).size).toBe(everybody.length);
      expect(everybody).toContainEqual(await pms.findByAccount('10001'));
      const hartmann = everybody.filter((guest) => guest.partyId === 'party-hartmann');
      expect(hartmann).toEqual(await pms.party('party-hartmann'));
    });

    it.each([
      ['Anna', 'Müller', '1966-03-01'],
      ['ANNA', 'MULLER', '1966-03-01'],
      ['anna', 'mu\u0308ller', '1966-03-01'],
      ['Siobhan', 'O’Connor', '1984-02-29'],
      ['Lukasz', 'kowalczyk', '1980-04-04'],
      ['Odon', 'STRASSER', '1952-01-01'],
    ])('[AD25] finds one guest by %s %s, %s', async (firstName, lastName, birthDay) => {
      expect(await pms.findByName({ firstName, lastName, birthDay })).toHaveLength(1);
    });

    it.each([
      ['Anna', 'Müller', '1966-03-02'],
      ['Ann', 'Müller', '1966-03-01'],
      ['Müller', 'Anna', '1966-03-01'],
    ])('[AD25] finds nobody by %s %s, %s', async (firstName, lastName, birthDay) => {
      expect(await pms.findByName({ firstName, lastName, birthDay })).toEqual([]);
    });

    it('checks, changes and resets a PIN', async () => {
      expect(await pms.checkPin('10002', '1234')).toEqual({ right: true, changeRequired: false });
      expect(await pms.checkPin('10002', '1235')).toEqual({ right: false, changeRequired: false });
      expect(await pms.changePin('10002', '9876')).toBe(true);
      expect((await pms.checkPin('10002', '1234')).right).toBe(false);
      expect((await pms.checkPin('10002', '9876')).right).toBe(true);
      expect(await pms.resetPin('10002')).toBe(true);
      expect((await pms.checkPin('10002', '9876')).right).toBe(false);
      expect(await pms.checkPin('10002', '1234')).toEqual({ right: true, changeRequired: true });
    });

    it('[A196] says that a change is required, until the PIN was changed', async () => {
      expect(await pms.checkPin('10161', '0000')).toEqual({ right: true, changeRequired: true });
      expect(await pms.checkPin('10161', '0001')).toEqual({ right: false, changeRequired: false });
      await pms.changePin('10161', '4321');
      expect(await pms.checkPin('10161', '4321')).toEqual({ right: true, changeRequired: false });
    });

    it('has no PIN for an unknown account', async () => {
      expect(await pms.checkPin('99999', '1234')).toEqual({ right: false, changeRequired: false });
      expect(await pms.changePin('99999', '1234')).toBe(false);
      expect(await pms.resetPin('99999')).toBe(false);
    });

    it('[AD23] works as hard for an unknown account as for a wrong PIN, so that time tells nothing', async () => {
      const workFor = async (account: string) => {
        const before = hashing().length;
        expect((await pms.checkPin(account, '9999')).right).toBe(false);
        return hashing().slice(before);
      };
      const wrong = await workFor('10003');
      expect(wrong).toHaveLength(1);
      expect(await workFor('99999')).toEqual(wrong);
    });

    it('[AD35] knows and changes blocks, one without the other', async () => {
      expect(await pms.status('10141')).toEqual({ isBlocked: true, isBlockedForMuster: false });
      expect(await pms.status('10151')).toEqual({ isBlocked: false, isBlockedForMuster: true });
      expect(await pms.setStatus('10151', { isBlockedForMuster: false })).toBe(true);
      expect(await pms.setStatus('10151', { isBlocked: true })).toBe(true);
      expect(await pms.status('10151')).toEqual({ isBlocked: true, isBlockedForMuster: false });
      expect(await pms.status('99999')).toEqual({ isBlocked: false, isBlockedForMuster: false });
      expect(await pms.setStatus('99999', { isBlocked: true })).toBe(false);
    });
  });
}
