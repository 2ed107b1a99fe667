import type { PackSource } from '#packs/pack.schema.ts';
import { programmeOf } from '#packs/shared/programme.ts';
import { PROGRAMME } from '../content/schedule/schedules.ts';

/** The programme as the schedule service has it. */
export const programme: NonNullable<PackSource['programme']> = programmeOf(PROGRAMME);
