import type { PackSource } from '#packs/pack.schema.ts';
import { bars, dining } from './articles/dining.ts';
import { know } from './articles/know.ts';
import { ports } from './articles/ports.ts';
import { root } from './articles/root.ts';
import { ship } from './articles/ship.ts';
import { family, stage } from './articles/stage.ts';
import { photoArticles, taggedArticles } from './articles/tagged.ts';
import { voyages } from './articles/voyages.ts';
import { wellbeing } from './articles/wellbeing.ts';
import { categories } from './categories.ts';
import { schedules } from './schedule/schedules.ts';

export const content: PackSource['content'] = {
  categories,
  articles: [
    ...root,
    ...dining,
    ...bars,
    ...wellbeing,
    ...stage,
    ...family,
    ...ship,
    ...ports,
    ...voyages,
    ...know,
    ...photoArticles,
    ...taggedArticles,
  ],
  schedules,
};
