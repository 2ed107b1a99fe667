import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { digitalPackage, PHOTO_CONDITIONS, photoVariants } from '#packs/shared/photo-shop.ts';
import { FAMILY } from './guests.ts';

type Photos = NonNullable<PackSource['photos']>;

const { guest, room: cabin } = FAMILY;

export const photos: Photos = {
  variants: photoVariants({ print: [10, 7], large: [22, 16], digital: [8, 5] }),
  packages: [digitalPackage(39)],
  folders: [
    { name: 'beach', title: say('In the cove', 'In der Bucht', 'Dans la crique') },
    { name: 'evening', title: say('In the evening', 'Am Abend', 'Le soir') },
  ],
  conditions: PHOTO_CONDITIONS,
  photographs: [
    {
      id: 'laurent-cove',
      folder: 'beach',
      scene: 'ashore',
      motif: 'cove',
      hour: 'day',
      people: ['father', 'mother', 'daughter', 'toddler'],
      day: 2,
      time: '11:20',
      cabin,
    },
    {
      id: 'laurent-boat',
      folder: 'beach',
      scene: 'ashore',
      motif: 'catamaran',
      hour: 'dusk',
      people: ['father', 'daughter'],
      day: 3,
      time: '18:40',
      cabin,
    },
    {
      id: 'laurent-terrace',
      folder: 'evening',
      scene: 'port',
      motif: 'palma',
      hour: 'dusk',
      people: ['mother', 'father'],
      day: 3,
      time: '20:50',
      cabin,
    },
  ],
  orders: [
    { id: 'C-501', guest, day: 2, status: 'Ready', photos: [{ photo: 'laurent-cove', units: { digital: 1 } }] },
    { id: 'C-507', guest, day: 3, status: 'InProduction', photos: [{ photo: 'laurent-boat', units: { print: 1 } }] },
    {
      id: 'C-511',
      guest,
      day: 4,
      status: 'Ordered',
      photos: [{ photo: 'laurent-terrace', units: { 'large-print': 1 } }],
    },
    { id: 'C-499', guest, day: 2, status: 'Cancelled', photos: [{ photo: 'laurent-cove', units: { print: 3 } }] },
  ],
};
