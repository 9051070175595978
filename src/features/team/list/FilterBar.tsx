import { useRef } from 'react';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { formatDay } from '#platform/lib/time/dates';
import { Chip } from '#platform/ui/data/Chip';
import { DateChip } from '#platform/ui/choices/DateChip';
import { SmallCrossIcon, StarIcon, WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { type Choice, ChoiceChip } from '#platform/ui/choices/ChoiceChip';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { useToday } from '#platform/ui/clock/useToday';
import { positionCodes } from '../model/positions';
import { labels } from '../labels';
import { employments, isFiltered, memberLanguages, statuses, type TeamList } from './filters';
import styles from './team.module.css';
import { listTexts } from './texts';
import type { TeamQuery } from './useTeamQuery';

/** A filter with a few choices: its name in the address bar, its texts, and the lists it applies to. */
type ChoiceFilter = {
  name: 'position' | 'employment' | 'language' | 'status';
  label: string;
  any: string;
  choices: readonly Choice[];
  appliesTo: (list: TeamList) => boolean;
};

const listChoiceFilters = (): readonly ChoiceFilter[] => [
  {
    name: 'position',
    label: listTexts.position,
    any: listTexts.anyPosition,
    choices: positionCodes.map((code) => ({ value: String(code), text: labels.position[code] })),
    appliesTo: (list) => list === 'all' || list === 'employees',
  },
  {
    name: 'employment',
    label: listTexts.employment,
    any: listTexts.anyEmployment,
    choices: employments.map((value) => ({ value, text: labels.employment[value] })),
    appliesTo: (list) => list !== 'employees',
  },
  {
    name: 'language',
    label: listTexts.language,
    any: listTexts.anyLanguage,
    choices: memberLanguages.map((value) => ({ value, text: labels.language[value] })),
    appliesTo: () => true,
  },
  {
    name: 'status',
    label: listTexts.status,
    any: listTexts.anyStatus,
    choices: statuses.map((value) => ({ value, text: listTexts[value] })),
    appliesTo: () => true,
  },
];

type Props = { list: TeamList; query: TeamQuery };

/** The filters of a list, kept in the address bar. */
export function FilterBar({ list, query }: Props) {
  const { filters, onFilter, onClear } = query;
  const chips = useRef<HTMLDivElement>(null);
  const searched = filters.search ?? '';
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchInput
          initialText={searched}
          placeholder={listTexts.search}
          onSearch={(text) => {
            // Every letter would be a step back otherwise.
            if (text !== searched) onFilter({ search: text || null }, { replace: searched !== '' && text !== '' });
          }}
        />
      </div>
      <div ref={chips} tabIndex={-1} className={styles.chips} role="group" aria-label={listTexts.filters}>
        {listChoiceFilters()
          .filter(({ appliesTo }) => appliesTo(list))
          .map(({ name, label, any, choices }) => (
            <ChoiceChip
              key={name}
              label={label}
              any={any}
              choices={choices}
              chosen={filters[name]}
              onChoose={(value) => onFilter({ [name]: value })}
            />
          ))}
        <Switches
          list={list}
          query={query}
          onClear={() => {
            onClear();
            // The button disappears with the filters.
            chips.current?.focus();
          }}
        />
      </div>
    </div>
  );
}

/** On/off filters, the day filter, and the button to clear all filters. */
function Switches({ list, query: { filters, onFilter }, onClear }: Props & { onClear: () => void }) {
  const { on, rated = false, documents = false } = filters;
  const zone = useBranchZone();
  const today = useToday(zone);
  return (
    <>
      <DateChip
        label={listTexts.availableOn}
        zone={zone}
        value={on && formatDay(on, today)}
        onChange={(day) => onFilter({ on: day })}
      />
      <Chip
        icon={<StarIcon size={14} />}
        label={listTexts.wellRated}
        selected={rated}
        onClick={() => onFilter({ rated: rated ? null : '1' })}
      />
      {(list === 'all' || documents) && (
        <Chip
          icon={<WarningIcon size={14} />}
          label={listTexts.expiring}
          selected={documents}
          onClick={() => onFilter({ documents: documents ? null : 'expiring' })}
        />
      )}
      {isFiltered(filters) && (
        <Button size="small" variant="quiet" icon={<SmallCrossIcon />} onClick={onClear}>
          {listTexts.clearFilters}
        </Button>
      )}
    </>
  );
}
