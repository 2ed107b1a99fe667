/** What the shell needs of the video provider: the gate of `/vod/` paths and the goodbye at logout. */
export interface VideoProvider {
  /** Logs in and leaves its token in the `vod` group; rejects when that fails (A123-A125). */
  login: () => Promise<void>;
  logout: (token: string) => Promise<void>;
}
