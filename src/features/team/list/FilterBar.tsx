import { useRef } from 'react';
import type { Employee, EmployeePage } from '#generated/model';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { formatDay } from '#platform/lib/time/dates';
import { useListPage } from '#platform/routing/useQuery';
import { DateChip } from '#platform/ui/choices/DateChip';
import { type Choice, ChoiceChip } from '#platform/ui/choices/MenuChip';
import { useToday } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { SmallCrossIcon, StarIcon, WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { Row } from '#platform/ui/layout/Layout';
import { labels } from '../labels';
import { hasDetails, positionCodes } from '../model/memberValues';
import {
  offersFilter,
  employments,
  isFiltered,
  memberLanguages,
  statuses,
  type TeamList,
  type Filters,
  noFilters,
  readFilters,
} from './filters';
import { listTexts } from './texts';
import styles from './team.module.css';

/** A filter with a few choices: its name in the address bar, its texts, and the lists it applies to. */
type ChoiceFilter = {
  name: 'position' | 'employment' | 'language' | 'status';
  label: string;
  any: string;
  choices: readonly Choice[];
  appliesTo: (list: TeamList) => boolean;
  hasField: (member: Employee) => boolean;
};

const listChoiceFilters = (): readonly ChoiceFilter[] => [
  {
    name: 'position',
    label: listTexts.position,
    any: listTexts.anyPosition,
    choices: positionCodes.map((code) => ({ value: String(code), text: labels.position[code] })),
    appliesTo: (list) => list === 'all' || list === 'employees',
    hasField: ({ positions }) => positions.length > 0,
  },
  {
    name: 'employment',
    label: listTexts.employment,
    any: listTexts.anyEmployment,
    choices: employments.map((value) => ({ value, text: labels.employment[value] })),
    appliesTo: (list) => list !== 'employees',
    hasField: ({ employment_type }) => employment_type !== null,
  },
  {
    name: 'language',
    label: listTexts.language,
    any: listTexts.anyLanguage,
    choices: memberLanguages.map((value) => ({ value, text: labels.language[value] })),
    appliesTo: () => true,
    hasField: ({ languages }) => languages.length > 0,
  },
  {
    name: 'status',
    label: listTexts.status,
    any: listTexts.anyStatus,
    choices: statuses.map((value) => ({ value, text: listTexts[value] })),
    appliesTo: () => true,
    hasField: ({ status }) => status !== null,
  },
];

type Props = {
  list: TeamList;
  query: TeamQuery;
  /** The page of members on screen, once loaded. */
  shown: EmployeePage | undefined;
};

/** The filters of a list, kept in the address bar. */
export function FilterBar({ list, query, shown }: Props) {
  const { filters, onFilter, onClear } = query;
  const chips = useRef<HTMLDivElement>(null);
  const searched = filters.search ?? '';
  // A provider that does not count its rows sends all of them, whatever is searched.
  const hasSearch = searched !== '' || shown?.total !== null;
  return (
    <Row below={4} gap={3} align="start" isWrapping className={styles.toolbar}>
      {hasSearch && (
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
      )}
      <Row
        gap={2}
        isWrapping
        canShrink
        ref={chips}
        tabIndex={-1}
        className={styles.chips}
        role="group"
        aria-label={listTexts.filters}
      >
        {listChoiceFilters()
          .filter(
            ({ name, appliesTo, hasField }) =>
              appliesTo(list) && (filters[name] || offersFilter(shown?.data, hasField)),
          )
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
          shown={shown}
          onClear={() => {
            onClear();
            // The button disappears with the filters.
            chips.current?.focus();
          }}
        />
      </Row>
    </Row>
  );
}

/** On/off filters, the day filter, and the button to clear all filters. */
function Switches({ list, query: { filters, onFilter }, shown, onClear }: Props & { onClear: () => void }) {
  const { on, rated = false, documents = false } = filters;
  const zone = useBranchZone();
  const today = useToday(zone);
  const offers = (isSet: boolean, hasField: (member: Employee) => boolean) =>
    isSet || offersFilter(shown?.data, hasField);
  return (
    <>
      {offers(on !== undefined, ({ hours_this_week }) => hours_this_week !== null) && (
        <DateChip
          label={listTexts.availableOn}
          zone={zone}
          value={on && formatDay(on, today)}
          onChange={(day) => onFilter({ on: day })}
        />
      )}
      {offers(rated, ({ rating_count }) => rating_count !== null) && (
        <Chip
          icon={<StarIcon size={14} />}
          label={listTexts.wellRated}
          selected={rated}
          onClick={() => onFilter({ rated: rated ? null : '1' })}
        />
      )}
      {(documents || (list === 'all' && offers(false, hasDetails))) && (
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

type TeamQuery = {
  filters: Filters;
  page: number;
  onPage: (page: number) => void;
  /** Goes back to the first page. */
  onFilter: (changes: Record<string, string | null>, options?: { replace?: boolean }) => void;
  onClear: () => void;
};

/** Filters and page of a team list, kept in the address bar. */
export function useTeamQuery(list: TeamList): TeamQuery {
  const { read, page, onPage, onFilter } = useListPage();
  return { filters: readFilters(list, read), page, onPage, onFilter, onClear: () => onFilter(noFilters) };
}
