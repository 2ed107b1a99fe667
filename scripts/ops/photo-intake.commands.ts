import { stat } from 'node:fs/promises';
import { photoFolder, photoIntakeRoutes } from '#contract/areas/photo-intake.ts';
import type { CallOps } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { stopSignal } from '#scripts/stop-signal.ts';
import { asLines, type OpsCommands } from './ops-command.ts';
import { watchFolder } from './photo-folder.ts';

function chosenFolder(name: string): string {
  if (!photoFolder.safeParse(name).success) {
    throw new PlainError(`${name} is no name of a folder: write letters, digits, spaces and hyphens.`);
  }
  return name;
}

/** `cabin=7001`, `ticket=AB12`. */
export function recipientOf(word: string | undefined): { cabin?: string; ticket?: string } {
  if (word === undefined) return {};
  const [, kind, value] = /^(cabin|ticket)=(.+)$/.exec(word) ?? [];
  if (!kind || !value) throw new PlainError(`${word} is neither cabin=number nor ticket=code.`);
  return kind === 'cabin' ? { cabin: value } : { ticket: value };
}

export async function sendPhoto(call: CallOps, file: string, folder: string, to: ReturnType<typeof recipientOf>) {
  const takenAt = (await stat(file).catch(() => undefined))?.mtime.toISOString();
  return call(photoIntakeRoutes.opsPhotoAdd, { query: { folder, ...to, ...(takenAt && { takenAt }) }, file });
}

export const photoIntakeCommands: OpsCommands = {
  'photo-add': {
    usage: '<file> <folder> [cabin=number|ticket=code]',
    summary: 'hands in one picture of the photographers',
    run: async (call, [file = '', folder = '', to]) => {
      const { photo, isNew } = await sendPhoto(call, file, chosenFolder(folder), recipientOf(to));
      return isNew ? `The photo is ${photo}.` : `It was there already: ${photo}.`;
    },
  },
  'photos-watch': {
    usage: '<folder>',
    summary: 'hands in whatever is put into the folders below a folder, until it is stopped',
    run: async (call, [folder = '']) => {
      const stop = new AbortController();
      void stopSignal().then(() => stop.abort());
      const tell = (line: string) => console.log(line);
      const sent = await watchFolder({ folder, send: (...one) => sendPhoto(call, ...one), tell, stop: stop.signal });
      return `${sent} photos were handed in.`;
    },
  },
  photos: {
    usage: '',
    summary: 'shows how many photographs wait, are ready and failed, and the last problems',
    run: async (call) => asLines(await call(photoIntakeRoutes.opsPhotoQueue)),
  },
  'photos-retry': {
    usage: '',
    summary: 'puts the photographs that failed into the queue again',
    run: async (call) => asLines(await call(photoIntakeRoutes.opsPhotoRetry)),
  },
  'photo-withdraw': {
    usage: '<photo>',
    summary: 'takes a photograph from all guests; orders with it stand',
    run: async (call, [photo = '']) => {
      await call(photoIntakeRoutes.opsPhotoWithdraw, { body: { photo } });
      return `No guest sees ${photo} any more.`;
    },
  },
  'guest-picture': {
    usage: '<account number> <file>',
    summary: 'hands in a guest’s own picture, with which the guest is found once opted in',
    run: async (call, [accountNumber = '', file = '']) => {
      await call(photoIntakeRoutes.opsGuestPicture, { params: { accountNumber }, file });
      return `The picture of ${accountNumber} is in place.`;
    },
  },
  'guest-picture-remove': {
    usage: '<account number>',
    summary: 'deletes a guest’s own picture and whatever was found with it',
    run: async (call, [accountNumber = '']) => {
      await call(photoIntakeRoutes.opsGuestPictureRemove, { params: { accountNumber } });
      return `The picture of ${accountNumber} is deleted.`;
    },
  },
};
