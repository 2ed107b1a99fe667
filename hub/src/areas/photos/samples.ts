import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Hub } from '#hub/hub.ts';
import type { GuestPictures } from '#hub/partners/faces/port.ts';
import { samplePhotograph } from '#hub/partners/faces/samples.ts';
import { voyageStarted } from '#hub/shared/voyage/voyage.topics.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { intakeService } from './intake.service.ts';

const HOUR_MS = 3_600_000;

type Needs = Pick<Hub, 'sql' | 'clock' | 'privateFiles' | 'log'>;

/** What the pack's photographers took; a second time changes nothing. */
export async function handInSamples(hub: Needs, { photos }: Pick<Pack, 'photos'>): Promise<void> {
  const intake = intakeService(hub);
  for (const { file, folder, hoursAgo } of photos.samples?.photographs ?? []) {
    const takenAt = new Date(hub.clock.now().getTime() - hoursAgo * HOUR_MS);
    await intake.add({ bytes: await readFile(samplePhotograph(file)), folder, takenAt });
  }
}

/** The embarkation of the demo: a guest's own picture is cut out when it is asked for, and kept nowhere. */
export function sampleGuestPictures({ photos, guests }: Pick<Pack, 'photos' | 'guests'>): GuestPictures {
  const members = guests.parties.flatMap((party) => party.members);
  return {
    async find(accountNumber) {
      const member = members.find((one) => one.accountNumber === accountNumber);
      const sample = photos.samples?.guests.find(({ guest }) => guest === member?.id);
      if (!sample) return undefined;
      const picture = sharp(samplePhotograph(sample.file));
      const { width, height } = await picture.metadata();
      return picture
        .extract({
          left: Math.round(sample.left * width),
          top: Math.round(sample.top * height),
          width: Math.round(sample.width * width),
          height: Math.round(sample.height * height),
        })
        .jpeg({ quality: 90 })
        .toBuffer();
    },
  };
}

/** With the start of the hub and of every voyage, beside what the hub has to do. */
export function bringSamples(hub: Hub, pack: Pack): void {
  if (!pack.photos.samples) return;
  const bring = () =>
    handInSamples(hub, pack).catch((error: unknown) => hub.log.warn('the sample photographs are missing', { error }));
  hub.events.on(voyageStarted, () => void bring());
  void bring();
}
