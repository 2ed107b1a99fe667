import { type Authentication, type PmsInformation, pmsInformation } from '#contract/areas/session.ts';

/** A217, AD29: JSON text or object; an unreadable one counts as empty. */
export function pmsInformationOf({ pms }: Authentication): PmsInformation {
  const given = pms?.information;
  let value: unknown = given;
  if (typeof given === 'string') {
    try {
      value = JSON.parse(given);
    } catch {
      return {};
    }
  }
  return pmsInformation.safeParse(value).data ?? {};
}
