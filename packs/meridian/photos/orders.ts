import type { PackSource } from '#packs/pack.schema.ts';

type Orders = NonNullable<NonNullable<PackSource['photos']>['orders']>;

const digital = (photo: string) => ({ photo, units: { digital: 1 } });

/** What the demo guests have ordered so far: one order in every state, one of them large enough for a zip. */
export const orders: Orders = [
  {
    id: 'P-20417',
    guest: 'guest-10001',
    day: 2,
    status: 'Ready',
    photos: [
      { photo: 'hartmann-gangway', units: { print: 2 } },
      { photo: 'hartmann-children', units: { print: 1 } },
    ],
  },
  {
    id: 'P-20563',
    guest: 'guest-10001',
    day: 5,
    status: 'InProduction',
    photos: [{ photo: 'hartmann-captain', units: { print: 1 } }],
  },
  {
    id: 'P-20571',
    guest: 'guest-10001',
    day: 6,
    status: 'Ready',
    package: 'photo-package-digital',
    photos: [
      'hartmann-gangway',
      'hartmann-lifering',
      'hartmann-children',
      'hartmann-staircase',
      'hartmann-captain',
      'hartmann-dressed',
      'hartmann-malaga',
      'hartmann-palma',
      'hartmann-cove',
      'hartmann-market',
    ].map(digital),
  },
  {
    id: 'P-20588',
    guest: 'guest-10001',
    day: 7,
    status: 'Ordered',
    photos: [{ photo: 'hartmann-promenade', units: { 'large-print': 1, digital: 1 } }],
  },
  {
    id: 'P-20402',
    guest: 'guest-10001',
    day: 1,
    status: 'Cancelled',
    photos: [{ photo: 'hartmann-lifering', units: { canvas: 1 } }],
  },
  {
    id: 'P-20455',
    guest: 'guest-10011',
    day: 4,
    status: 'Ready',
    photos: [digital('ashdown-gala'), digital('ashdown-dance')],
  },
];
