/** What the shell needs of the video provider: the gate of `/vod/` paths and the goodbye at logout. */
export interface VideoProvider {
  /** Logs in and leaves its token in the `vod` group; rejects when that fails (A123-A125). */
  login: () => Promise<void>;
  logout: (token: string) => Promise<void>;
}

/** A deployment without a provider: `/vod/` paths lead home. */
export const noVideoProvider: VideoProvider = {
  login: () => Promise.reject(new Error('No video provider is configured.')),
  logout: () => Promise.resolve(),
};
