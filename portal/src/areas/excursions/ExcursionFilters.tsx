import { useT } from '#portal/shared/i18n/use-t.ts';
import { FilterChips } from '#portal/shared/ui/FilterChips.tsx';
import { SegmentedChoice } from '#portal/shared/ui/SegmentedChoice.tsx';
import styles from './Excursions.module.css';
import {
  DURATION_BUCKETS,
  type DurationBucket,
  durationOptions,
  type ExcursionFilter,
  type Listed,
  typeOptions,
} from './excursion-list.rules.ts';

interface ExcursionFiltersProps {
  /** One row of chips with counts for the durations too, where the list is long and the phone small. */
  asChips?: boolean;
  excursions: readonly Listed[];
  filter: ExcursionFilter;
  onChange: (filter: ExcursionFilter) => void;
}

/** B64-B71: several types, one duration; what would give nothing cannot be chosen. */
export function ExcursionFilters({ excursions, filter, onChange, asChips }: ExcursionFiltersProps) {
  const t = useT();
  const types = typeOptions(excursions, filter);
  const durations = durationOptions(excursions, filter);
  return (
    <div className={styles.filters}>
      {types.length > 0 && (
        <FilterChips
          label={t('excursion_filter_type')}
          options={types.map(({ value, count, disabled }) => ({ id: value, label: value, count, disabled }))}
          chosen={filter.types}
          onChange={(chosen) => onChange({ ...filter, types: chosen })}
        />
      )}
      {asChips ? (
        <FilterChips
          label={t('excursion_filter_duration')}
          options={durations
            .filter(({ value }) => value !== 'all')
            .map(({ value, count, disabled }) => ({
              id: value,
              label: t(`excursion_filter_${value}`),
              count,
              disabled,
            }))}
          chosen={filter.duration === 'all' ? [] : [filter.duration]}
          onChange={(chosen) => onChange({ ...filter, duration: bucketOf(chosen.at(-1)) })}
          withoutClear
        />
      ) : (
        <SegmentedChoice
          label={t('excursion_filter_duration')}
          value={filter.duration}
          onChange={(duration) => onChange({ ...filter, duration })}
          options={durations.map(({ value, disabled }) => ({ value, label: t(`excursion_filter_${value}`), disabled }))}
        />
      )}
    </div>
  );
}

function bucketOf(value: string | undefined): DurationBucket {
  return DURATION_BUCKETS.find((bucket) => bucket === value) ?? 'all';
}
