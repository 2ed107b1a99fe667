import { MOST_PICTURE_BYTES, type photoIntakeRoutes } from '#contract/areas/photo-intake.ts';
import type { Hub } from '#hub/hub.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import type { Call, Handlers } from '#hub/shared/http/implement.ts';
import { intakeService } from './intake.service.ts';

async function pictureOf(call: Pick<Call, 'upload'>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of call.upload()) {
    length += piece.length;
    if (length > MOST_PICTURE_BYTES) throw new HubError(413, 'too_large', 'The picture is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export function photoIntake(hub: Hub): Handlers<typeof photoIntakeRoutes> {
  const intake = intakeService(hub);
  return {
    async opsPhotoAdd(call) {
      const { takenAt, ...given } = call.query;
      return intake.add({ ...given, takenAt: takenAt ? new Date(takenAt) : undefined, bytes: await pictureOf(call) });
    },
    opsPhotoQueue: () => intake.queue(),
    opsPhotoRetry: () => intake.retry(),
    opsPhotoWithdraw: ({ body }) => intake.withdraw(body.photo),
    opsGuestPicture: async (call) => intake.setGuestPicture(call.params.accountNumber, await pictureOf(call)),
    opsGuestPictureRemove: ({ params }) => intake.removeGuestPicture(params.accountNumber),
  };
}
