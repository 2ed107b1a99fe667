import type { Focus } from '#packs/schema/media.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Crop extends Size {
  left: number;
  top: number;
  /** Where the subject is in what is left. */
  focus: Focus;
}

/** The largest part of a picture in another shape, as near to the subject as its edges allow. */
export function cropAround({ width, height }: Size, shape: Size, [x, y]: Focus): Crop {
  const ratio = shape.width / shape.height;
  const across = Math.min(width, Math.round(height * ratio));
  const down = Math.min(height, Math.round(width / ratio));
  const left = start(width, across, x);
  const top = start(height, down, y);
  return {
    left,
    top,
    width: across,
    height: down,
    focus: [part(x * width - left, across), part(y * height - top, down)],
  };
}

function start(whole: number, length: number, at: number): number {
  return Math.round(Math.max(0, Math.min(whole - length, at * whole - length / 2)));
}

const part = (pixels: number, whole: number) => Math.round((pixels / whole) * 1000) / 1000;
