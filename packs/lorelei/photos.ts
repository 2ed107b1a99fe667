import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { digitalPackage, PHOTO_CONDITIONS, photoVariants } from '#packs/shared/photo-shop.ts';
import { FAMILY } from './guests.ts';

type Photos = NonNullable<PackSource['photos']>;
type Photograph = NonNullable<Photos['photographs']>[number];

const { guest, cabin } = FAMILY;

function shot(
  id: string,
  folder: string,
  motif: string,
  hour: Photograph['hour'],
  people: Photograph['people'],
  day: number,
  time: string,
): Photograph {
  return { id, folder, scene: 'river', motif, hour, people, day, time, cabin };
}

export const photos: Photos = {
  variants: photoVariants({ print: [12, 8], large: [24, 18], canvas: 59, digital: [9, 6] }),
  packages: [digitalPackage(49)],
  folders: [
    { name: 'embarkation', title: say('Embarkation', 'Einschiffung', 'Embarquement') },
    { name: 'on-the-way', title: say('On the river', 'Unterwegs', 'Au fil de l’eau') },
  ],
  conditions: PHOTO_CONDITIONS,
  photographs: [
    shot('brandt-cologne', 'embarkation', 'cologne', 'day', ['grandmother', 'grandfather', 'daughter'], 1, '16:10'),
    shot('brandt-koblenz', 'on-the-way', 'koblenz', 'day', ['grandmother', 'grandfather'], 2, '11:30'),
    shot('brandt-loreley', 'on-the-way', 'loreley', 'day', ['grandfather', 'daughter'], 3, '10:40'),
    shot('brandt-castle', 'on-the-way', 'ruedesheim', 'dusk', ['grandmother', 'daughter'], 3, '19:05'),
  ],
  orders: [
    { id: 'L-1017', guest, day: 2, status: 'Ready', photos: [{ photo: 'brandt-cologne', units: { digital: 1 } }] },
    { id: 'L-1022', guest, day: 3, status: 'InProduction', photos: [{ photo: 'brandt-koblenz', units: { print: 2 } }] },
    {
      id: 'L-1031',
      guest,
      day: 4,
      status: 'Ordered',
      photos: [{ photo: 'brandt-loreley', units: { 'large-print': 1 } }],
    },
    { id: 'L-1009', guest, day: 1, status: 'Cancelled', photos: [{ photo: 'brandt-cologne', units: { canvas: 1 } }] },
  ],
};
