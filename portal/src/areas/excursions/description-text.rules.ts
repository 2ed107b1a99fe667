import type { Description, DescriptionType } from '#contract/areas/excursions.ts';
import { primaryLanguage } from '#contract/text.ts';

export type DescriptionText = { html: string } | { plain: string };

/** BD6: cleaned HTML where there is some, else plain text; the guest's language where the hub has it. */
export function descriptionText(
  descriptions: readonly Description[],
  type: DescriptionType,
  language: string,
): DescriptionText | undefined {
  const value = descriptions.find((one) => one.descriptionType === type)?.value;
  if (!value) return undefined;
  const own = value.translations?.[primaryLanguage(language)] ?? value;
  if (own.defaultWhitelistedValue) return { html: own.defaultWhitelistedValue };
  const plain = own.defaultPlainValue || own.defaultValue;
  return plain ? { plain } : undefined;
}
