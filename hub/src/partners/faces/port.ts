/** How many numbers describe a face. */
export const DESCRIPTOR_LENGTH = 128;

/** One face on a picture. */
export interface Face {
  /** In shares of the picture's width and height. */
  box: { left: number; top: number; width: number; height: number };
  /** Of two pictures of one person these lie close together, in the Euclidean metric. */
  descriptor: Float32Array;
}

/** The guests' own pictures, as the system of the embarkation has them. Asked when a guest has opted in, never before. */
export interface GuestPictures {
  find(accountNumber: string): Promise<Uint8Array | undefined>;
}

/** Finds faces on pictures. It knows nobody: whose face it is, the photos area finds out. */
export interface Faces {
  /** Every face on a picture file; fails with `UnreadablePicture` for what is none. */
  find(picture: Uint8Array): Promise<Face[]>;
}
