import { useT } from '#portal/shared/i18n/use-t.ts';
import { FilterChips } from '#portal/shared/ui/FilterChips.tsx';
import { SegmentedChoice } from '#portal/shared/ui/SegmentedChoice.tsx';
import styles from './Excursions.module.css';
import { durationOptions, type ExcursionFilter, type Listed, typeOptions } from './excursion-list.rules.ts';

interface ExcursionFiltersProps {
  excursions: readonly Listed[];
  filter: ExcursionFilter;
  onChange: (filter: ExcursionFilter) => void;
}

/** B64-B71: several types, one duration; what would give nothing cannot be chosen. */
export function ExcursionFilters({ excursions, filter, onChange }: ExcursionFiltersProps) {
  const t = useT();
  const types = typeOptions(excursions, filter);
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
      <SegmentedChoice
        label={t('excursion_filter_duration')}
        value={filter.duration}
        onChange={(duration) => onChange({ ...filter, duration })}
        options={durationOptions(excursions, filter).map(({ value, disabled }) => ({
          value,
          label: t(`excursion_filter_${value}`),
          disabled,
        }))}
      />
    </div>
  );
}
