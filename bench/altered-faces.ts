// Real photographs and altered copies of them, made when they are measured and never kept: which face on a copy is which face
// on its original is known by its place.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PhotoLab } from '#hub/areas/photos/photo-lab.ts';
import type { Face } from '#hub/partners/faces/port.ts';
import { samplePhotograph } from '#hub/partners/faces/samples.ts';

export const SAMPLES = ['sample1.jpg', 'sample2.jpg', 'sample3.jpg', 'sample4.jpg', 'sample5.jpg', 'sample6.jpg'];

interface Place {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
interface Alteration {
  make(picture: Sharp, size: Size): Sharp;
  /** Where a place of the copy lies on the original, both in shares. */
  back(place: Place, size: Size): Place;
}

const CROP = { left: 0.06, top: 0.03, width: 0.88, height: 0.9 };
const DEGREES = 12;
const same = (place: Place) => place;

/** Into the middle, turned back, out of the middle: the turned picture is larger by its corners. */
function turnedBack({ x, y }: Place, { width, height }: Size): Place {
  const [cos, sin] = [Math.cos((DEGREES * Math.PI) / 180), Math.sin((DEGREES * Math.PI) / 180)];
  const right = (x - 0.5) * (width * cos + height * sin);
  const down = (y - 0.5) * (width * sin + height * cos);
  return { x: (right * cos + down * sin) / width + 0.5, y: (down * cos - right * sin) / height + 0.5 };
}

export const ALTERATIONS: Readonly<Record<string, Alteration>> = {
  cropped: {
    make: (picture, { width, height }) =>
      picture.extract({
        left: Math.round(width * CROP.left),
        top: Math.round(height * CROP.top),
        width: Math.round(width * CROP.width),
        height: Math.round(height * CROP.height),
      }),
    back: ({ x, y }) => ({ x: CROP.left + x * CROP.width, y: CROP.top + y * CROP.height }),
  },
  turned: { make: (picture) => picture.rotate(DEGREES, { background: '#444' }), back: turnedBack },
  darker: { make: (picture) => picture.linear(0.5, 0), back: same },
  'half the size': { make: (picture, { width }) => picture.resize(Math.round(width / 2)), back: same },
  mirrored: { make: (picture) => picture.flop(), back: ({ x, y }) => ({ x: 1 - x, y }) },
  'soft and much compressed': { make: (picture) => picture.blur(1.2).jpeg({ quality: 40 }), back: same },
};

export interface PlacedFace extends Place {
  sample: string;
  alteration: string;
  descriptor: Float32Array;
}

export const ORIGINAL = 'original';
const middle = ({ box }: Face): Place => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Every face of every sample and of its altered copies. */
export async function facesOfSamples({ facesOn }: Pick<PhotoLab, 'facesOn'>): Promise<PlacedFace[]> {
  const found: PlacedFace[] = [];
  for (const sample of SAMPLES) {
    const bytes = await readFile(samplePhotograph(sample));
    const { width, height } = await sharp(bytes).metadata();
    const size = { width, height };
    for (const face of await facesOn(bytes)) {
      found.push({ sample, alteration: ORIGINAL, descriptor: face.descriptor, ...middle(face) });
    }
    for (const [alteration, { make, back }] of Object.entries(ALTERATIONS)) {
      const copy = await make(sharp(bytes), size).jpeg({ quality: 85 }).toBuffer();
      for (const face of await facesOn(copy)) {
        found.push({ sample, alteration, descriptor: face.descriptor, ...back(middle(face), size) });
      }
    }
  }
  return found;
}

/** In shares of the picture: faces of the samples lie farther apart, and a face is found again within this. */
const SAME_PLACE = 0.04;

export const isSamePlace = (a: PlacedFace, b: PlacedFace) =>
  a.sample === b.sample && Math.hypot(a.x - b.x, a.y - b.y) <= SAME_PLACE;

export function distance(a: PlacedFace, b: PlacedFace): number {
  let sum = 0;
  for (const [at, value] of a.descriptor.entries()) sum += (value - (b.descriptor[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
}
