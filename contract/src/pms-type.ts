/** AD20: the names of the three PMS types on the wire, in this one place. Anything else is the passenger login. */
export const PMS_TYPES = { A: 'Retina', B: 'HotelSystem', C: 'CabinSystem' } as const;
export type PmsType = keyof typeof PMS_TYPES;

/** AD20: the first part of the type A routes of the portal: `/retina/login/…`. */
export const TYPE_A_PREFIX = 'retina';

/** The type that a configured name means, compared without regard to case. */
export function pmsTypeOf(name: string | null | undefined): PmsType | undefined {
  const wanted = name?.trim().toLowerCase();
  return (Object.keys(PMS_TYPES) as PmsType[]).find((type) => PMS_TYPES[type].toLowerCase() === wanted);
}
