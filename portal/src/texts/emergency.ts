/** Read at one time in all languages, so that they stand together and need nothing to be loaded. */
export const EMERGENCY_WORDS = {
  en: { real: 'Emergency', drill: 'Drill – this is only an exercise' },
  de: { real: 'Notfall', drill: 'Übung – dies ist kein Notfall' },
  fr: { real: 'Urgence', drill: 'Exercice – ceci n’est pas une urgence' },
} as const;
