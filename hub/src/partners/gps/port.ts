// Where positions come from, in our words; one adapter per kind of source.

export interface Place {
  latitude: number;
  longitude: number;
}

export interface GpsFix extends Place {
  /** Degrees of the bow, where they are known. */
  heading?: number;
  /** Degrees of the way over ground, where they are known. */
  course?: number;
  at: Date;
}

export interface Gps {
  /** Reports positions as they come, as often as they come, until the answer is called. */
  follow(report: (fix: GpsFix) => void): () => void;
}
