import type { Face, Faces } from '#hub/partners/faces/port.ts';
import { type Aside, type AsideOptions, createAside } from '#hub/shared/aside.ts';
import { type DevelopedPicture, develop, proofOf } from './develop.ts';

export interface DevelopedPhotograph {
  picture: Omit<DevelopedPicture, 'proof'>;
  faces: Face[];
}

/** What is done with a photographer's file. The proof without a watermark never leaves it. */
export type PhotoLab = {
  develop(original: Uint8Array): Promise<DevelopedPhotograph>;
  /** The faces alone: on a guest's own picture, or on a photograph that was developed before. */
  facesOn(original: Uint8Array): Promise<Face[]>;
};

/** The work itself, where it is called. */
export function labWith(faces: Faces): PhotoLab {
  return {
    async develop(original) {
      const { proof, ...picture } = await develop(original);
      return { picture, faces: await faces.find(proof) };
    },
    facesOn: async (original) => faces.find(await proofOf(original)),
  };
}

/** The same in processes of their own, as a running hub does it. */
export function labAside(options: AsideOptions): PhotoLab & Pick<Aside<PhotoLab>, 'close'> {
  const aside = createAside<PhotoLab>(new URL('./photo-lab.process.ts', import.meta.url), options);
  return {
    develop: (original) => aside.ask('develop', original),
    facesOn: (original) => aside.ask('facesOn', original),
    close: aside.close,
  };
}
