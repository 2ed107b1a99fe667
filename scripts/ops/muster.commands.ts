import { type HeadCount, MUSTER_SCANS_MAX, type MusterScan, musterRoutes } from '#contract/areas/muster.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { asLines, chosen, fileText, type OpsCommands } from './ops-command.ts';

/** A line per scan: account number, station and, from a scanner that was offline, the time of the scan. */
export function scansOf(text: string): MusterScan[] {
  return text.split(/\r?\n/).flatMap((line, place) => {
    const [accountNumber = '', station = '', scannedAt = ''] = line.split(/[,;\t]/).map((cell) => cell.trim());
    const isHeading = place === 0 && /account/i.test(accountNumber);
    if (line.trim() === '' || isHeading) return [];
    if (!accountNumber || !station || (scannedAt && Number.isNaN(Date.parse(scannedAt)))) {
      throw new PlainError(`Line ${place + 1} is no scan: write 10001,A or 10001,A,2026-11-15T16:04:00Z.`);
    }
    return [{ accountNumber, station, ...(scannedAt && { scannedAt: new Date(scannedAt).toISOString() }) }];
  });
}

async function readScans(file: string): Promise<MusterScan[]> {
  const scans = scansOf(await fileText(file));
  if (scans.length === 0) throw new PlainError(`There are no scans in ${file}.`);
  return scans;
}

/** For the bridge: the numbers first, then the names, by station. */
export function countLines(count: HeadCount, only?: string): string {
  const stations = count.stations.filter(({ station }) => !only || station?.toUpperCase() === only.toUpperCase());
  if (stations.length === 0) throw new PlainError(`There is no station ${only}.`);
  const visit = count.musterStationVisitRequired;
  const lacks = (one: HeadCount['stations'][number]['missing'][number]) =>
    [!one.isVideoWatched && 'video', visit && !one.isMusterScanPerformed && 'station'].filter(Boolean).join(' and ');
  return [
    `${count.at}: ${count.complete} of ${count.guests} complete, ${count.guests - count.complete} missing`,
    `${count.videoWatched} have watched the video, ${count.scanned} were scanned${visit ? '' : ' (no visit required)'}`,
    ...stations.flatMap(({ station, guests, complete, scannedElsewhere, missing }) => [
      '',
      `${station === null ? 'No station' : `Station ${station}`}: ${complete} of ${guests} complete, ${missing.length} missing${
        scannedElsewhere ? `, ${scannedElsewhere} scanned at another station` : ''
      }`,
      ...missing.map((one) => `  ${one.accountNumber}  cabin ${one.cabin}  ${one.name}  (no ${lacks(one)})`),
    ]),
  ].join('\n');
}

export const musterCommands: OpsCommands = {
  'muster-count': {
    usage: '[station]',
    summary: 'counts heads at this moment: who is missing, by station',
    run: async (call, [station]) => countLines(await call(musterRoutes.count), station),
  },
  'muster-scan': {
    usage: '<account number> <station> [time]',
    summary: 'records that a guest was at a muster station; the first time counts',
    async run(call, [accountNumber = '', station = '', time]) {
      const [scan] = scansOf([accountNumber, station, time ?? ''].join(','));
      return asLines(await call(musterRoutes.scan, { body: scan }));
    },
  },
  'muster-scans': {
    usage: '<file>',
    summary: 'records the scans of a file, a line each: account number, station, time; it can be sent again',
    async run(call, [file = '']) {
      const scans = await readScans(file);
      const sum = { added: 0, known: 0, refused: [] as string[] };
      for (let from = 0; from < scans.length; from += MUSTER_SCANS_MAX) {
        const body = { scans: scans.slice(from, from + MUSTER_SCANS_MAX) };
        const { added, known, refused } = await call(musterRoutes.scans, { body });
        sum.added += added;
        sum.known += known;
        sum.refused.push(...refused.map((one) => `${one.accountNumber},${one.station}: ${one.reason}`));
      }
      const words = `${sum.added} guests were scanned for the first time, ${sum.known} had been before.`;
      return sum.refused.length === 0 ? words : [words, 'Not taken:', ...sum.refused].join('\n');
    },
  },
  'muster-visit': {
    usage: '<on|off>',
    summary: 'says whether a muster needs a visit of the station',
    async run(call, [typed = '']) {
      const musterStationVisitRequired = chosen(typed, ['on', 'off']) === 'on';
      await call(musterRoutes.changeSettings, { body: { musterStationVisitRequired } });
      return `A muster is complete ${musterStationVisitRequired ? 'with the video and a visit of the station' : 'with the video alone'}.`;
    },
  },
};
