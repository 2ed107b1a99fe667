import type { photoIntakeRoutes } from '#contract/areas/photo-intake.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { pictureOf } from '#hub/shared/http/picture-body.ts';
import { intakeService } from './intake.service.ts';

export function photoIntake(hub: Hub): Handlers<typeof photoIntakeRoutes> {
  const intake = intakeService(hub);
  return {
    opsPhotoAdd: ({ query: { takenAt, ...given }, request }) =>
      intake.add({ ...given, takenAt: takenAt ? new Date(takenAt) : undefined, bytes: pictureOf(request) }),
    opsPhotoQueue: () => intake.queue(),
    opsPhotoRetry: () => intake.retry(),
    opsPhotoWithdraw: ({ body }) => intake.withdraw(body.photo),
    opsGuestPicture: ({ params, request }) => intake.setGuestPicture(params.accountNumber, pictureOf(request)),
    opsGuestPictureRemove: ({ params }) => intake.removeGuestPicture(params.accountNumber),
  };
}
