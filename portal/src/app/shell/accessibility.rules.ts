export const SHIFT_STEP_PX = 50; // core §9

export interface Reach {
  on: boolean;
  /** How far the page stands below its place. */
  shiftPx: number;
}
export type ReachAction = 'toggle' | 'up' | 'down';

/** A146-A148, AD18: down brings the upper part of the page into reach, up moves it back; never above its place. */
export function moveReach({ on, shiftPx }: Reach, action: ReachAction, windowHeightPx: number): Reach {
  if (action === 'toggle') return { on: !on, shiftPx: 0 };
  if (!on) return { on, shiftPx };
  const moved = shiftPx + (action === 'down' ? SHIFT_STEP_PX : -SHIFT_STEP_PX);
  return { on, shiftPx: Math.min(Math.max(moved, 0), Math.floor(windowHeightPx / 2)) };
}
