/** How many numbers describe a face. */
export const DESCRIPTOR_LENGTH = 128;

/** A picture as it lies in memory: rows of red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** In shares of a picture's width and height; it may reach over the edges. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One face on a picture. */
export interface Face {
  box: Box;
  /** Of two pictures of one person these lie close together, in the Euclidean metric. */
  descriptor: Float32Array;
}

/** The guests' own pictures, as the system of the embarkation has them. Asked when a guest has opted in, never before. */
export interface GuestPictures {
  find(accountNumber: string): Promise<Uint8Array | undefined>;
}

/** Finds faces on pictures. It knows nobody: whose face it is, the photos area finds out. */
export interface Faces {
  /** Every face on a picture that was read and turned as it is to be seen. */
  find(picture: Pixels): Promise<Face[]>;
}
