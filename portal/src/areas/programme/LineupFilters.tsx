import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { FilterChips } from '#portal/shared/ui/FilterChips.tsx';
import { TextField } from '#portal/shared/ui/TextField.tsx';
import styles from './LineupFilters.module.css';
import type { ShownEvent } from './lineup.rules.ts';
import { isFiltering, type LineupFilter, levelOptions, NO_FILTER } from './lineup-filter.rules.ts';

interface LineupFiltersProps {
  events: readonly ShownEvent[];
  filter: LineupFilter;
  onChange: (filter: LineupFilter) => void;
}

/** B253-B255: a button opens and closes the panel; what was chosen stays when it is closed. */
export function LineupFilters({ events, filter, onChange }: LineupFiltersProps) {
  const t = useT();
  const text = useText();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.filters}>
      <Button
        kind="secondary"
        small
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isFiltering(filter) ? t('programme_filter_on') : t('programme_filter')}
      </Button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        <TextField
          label={t('programme_search')}
          type="search"
          inputMode="search"
          autoComplete="off"
          maxLength={200}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
        <FilterChips
          label={t('programme_levels')}
          options={levelOptions(events, filter.levels, text)}
          chosen={filter.levels}
          onChange={(levels) => onChange({ ...filter, levels })}
          withoutClear
        />
        <div>
          <Button kind="quiet" small disabled={!isFiltering(filter)} onClick={() => onChange(NO_FILTER)}>
            {t('programme_filter_clear')}
          </Button>
        </div>
      </div>
    </div>
  );
}
