export const ENGINE_NAMES = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What a journey needs of a browser, whatever it is driven by. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs a script that ends with an expression or a promise of one; what comes back is plain data. */
  evaluate(script: string): Promise<unknown>;
  tap(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** A key by its name, `Shift+Tab` and the like. */
  press(keys: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that is running, or can be: each engine it opens is somebody else's, with nothing kept from before. */
export interface Launcher {
  open(size: { width: number; height: number }): Promise<Engine>;
  stop(): Promise<void>;
}
