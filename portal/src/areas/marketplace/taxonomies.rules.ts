import { TAXONOMY_TYPES, type Taxonomy, type TaxonomyType } from '#contract/areas/marketplace.ts';

export interface TaxonomyGroup {
  type: TaxonomyType;
  names: string[];
}

/** B234: highlights, inclusions and exclusions, each as its own group; other types and empty groups are left out. */
export function taxonomyGroups(taxonomies: readonly Taxonomy[]): TaxonomyGroup[] {
  return TAXONOMY_TYPES.map((type) => ({
    type,
    names: [...new Set(taxonomies.filter((one) => one.type?.toUpperCase() === type).map(({ name }) => name))],
  })).filter(({ names }) => names.length > 0);
}
