import type { PackSource } from '#packs/pack.schema.ts';

/** The traveller alone is on the first and on the third; nobody on the others has a guest's face. */
export const samples: NonNullable<PackSource['photos']>['samples'] = {
  photographs: [
    { file: 'sample1.jpg', folder: 'gala-night', hoursAgo: 62 },
    { file: 'sample2.jpg', folder: 'gala-night', hoursAgo: 61 },
    { file: 'sample3.jpg', folder: 'on-deck', hoursAgo: 40 },
    { file: 'sample4.jpg', folder: 'on-deck', hoursAgo: 39 },
    { file: 'sample5.jpg', folder: 'ashore', hoursAgo: 18 },
    { file: 'sample6.jpg', folder: 'ashore', hoursAgo: 17 },
  ],
  guests: [{ guest: 'guest-10021', file: 'sample3.jpg', left: 0.508, top: 0.048, width: 0.219, height: 0.421 }],
};
