import Footprints from 'lucide-react/icons/footprints';
import Languages from 'lucide-react/icons/languages';
import type { Excursion } from '#contract/areas/excursions.ts';
import { useTranslation } from '#portal/shared/i18n/use-t.ts';
import type { Fact } from '#portal/shared/ui/FactRow.tsx';
import { knownEffort, languageNames } from './glance.rules.ts';

/** Extension `excursion-glance`: how much it asks of a guest and what its guides speak, where the hub tells it. */
export function useGlance({ effort, guideLanguages }: Pick<Excursion, 'effort' | 'guideLanguages'>): Fact[] {
  const { t, language } = useTranslation();
  const known = knownEffort(effort);
  const facts = [
    {
      name: t('excursion_effort'),
      icon: <Footprints aria-hidden="true" />,
      value: known && t(`excursion_effort_${known}`),
    },
    {
      name: t('excursion_languages'),
      icon: <Languages aria-hidden="true" />,
      value: languageNames(guideLanguages, language),
    },
  ];
  return facts.filter(({ value }) => !!value);
}
