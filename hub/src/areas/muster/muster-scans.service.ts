import type { HeadCount, MusterScan } from '#contract/areas/muster.ts';
import { shipService } from '#hub/areas/ship/ship.service.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { foldCode } from '#hub/shared/fold.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import { scanTime } from '#hub/shared/scan-time.ts';
import { countHeads, toUnblock } from './muster.rules.ts';
import type { MusterNeeds, MusterService } from './muster.service.ts';
import { musterStore } from './muster.store.ts';
import { musterStations } from './muster-stations.ts';

type Refusal = 'unknown_account' | 'unknown_station';

/** What scanners at the stations and the bridge do. */
export function musterScansService({ sql, clock, pms, shipTime }: MusterNeeds, muster: MusterService) {
  const store = musterStore(sql);
  const ships = shipService({ sql, clock });
  const stations = async () => musterStations(await ships.ship());
  const timeOf = (scan: MusterScan, guest: PmsGuest) =>
    scanTime(scan.scannedAt, clock.now(), shipTime.instantOf(guest.embarkDay));
  const known = (ids: readonly string[], typed: string) =>
    ids.length === 0 ? typed : ids.find((id) => id.toUpperCase() === typed.toUpperCase());

  async function unblockAll(everybody: readonly PmsGuest[]): Promise<void> {
    if (!everybody.some((guest) => guest.isBlockedForMuster)) return;
    const marks = await store.marks(everybody.map((guest) => guest.accountNumber));
    for (const { accountNumber } of toUnblock(everybody, marks, await store.stationVisitRequired())) {
      await pms.setStatus(accountNumber, { isBlockedForMuster: false });
    }
  }

  return {
    /** CD35: the answer is the scan that counts, which may be an earlier one. */
    async scan(scan: MusterScan) {
      const { ids, ofCabin } = await stations();
      const guest = await pms.findByAccount(scan.accountNumber);
      if (!guest) throw notFound('There is no such account.');
      const station = known(ids, scan.station);
      if (station === undefined) throw badRequest(`There is no such station; there are ${ids.join(', ')}.`);
      const { accountNumber } = guest;
      await store.scanned([{ accountNumber, station, scannedAt: timeOf(scan, guest) }], clock.now());
      const group = await muster.groupOfGuest(guest);
      const marks = await store.marks(group.map((one) => one.accountNumber));
      await muster.liftBlocks(group, marks, await store.stationVisitRequired());
      const kept = await store.scanOf(accountNumber);
      const own = ofCabin(guest.cabin)?.id;
      return {
        accountNumber,
        name: `${guest.firstName} ${guest.lastName}`,
        station: kept?.station ?? station,
        scannedAt: (kept?.scannedAt ?? clock.now()).toISOString(),
        ...(own !== undefined && own !== kept?.station && { ownStation: own }),
      };
    },

    /** Known ones are stored together, whoever else in the file is unknown. */
    async scans(scans: readonly MusterScan[]) {
      const { ids } = await stations();
      const everybody = await pms.everybody();
      const byAccount = new Map(everybody.map((guest) => [foldCode(guest.accountNumber), guest]));
      const refused: { accountNumber: string; station: string; reason: Refusal }[] = [];
      const rows = scans.flatMap((scan) => {
        const guest = byAccount.get(foldCode(scan.accountNumber));
        const station = known(ids, scan.station);
        if (guest && station !== undefined) {
          return [{ accountNumber: guest.accountNumber, station, scannedAt: timeOf(scan, guest) }];
        }
        const { accountNumber } = scan;
        refused.push({ accountNumber, station: scan.station, reason: guest ? 'unknown_station' : 'unknown_account' });
        return [];
      });
      const added = rows.length > 0 ? await store.scanned(rows, clock.now()) : 0;
      await unblockAll(everybody);
      return { added, known: new Set(rows.map((row) => row.accountNumber)).size - added, refused };
    },

    async count(): Promise<HeadCount> {
      const [guests, { ids, ofCabin }, visitRequired] = await Promise.all([
        pms.everybody(),
        stations(),
        store.stationVisitRequired(),
      ]);
      const at = clock.now();
      const marks = await store.marks(guests.map((guest) => guest.accountNumber));
      const stationOf = (cabin: string) => ofCabin(cabin)?.id ?? null;
      return countHeads({ at, today: shipTime.today(), guests, marks, visitRequired, stations: ids, stationOf });
    },

    /** Without the visit some groups are complete at once. */
    async changeSettings(musterStationVisitRequired: boolean) {
      await store.setStationVisitRequired(musterStationVisitRequired);
      await unblockAll(await pms.everybody());
      return { musterStationVisitRequired };
    },
  };
}
