import { jobLabels } from '../../orders';
import { useState } from 'react';
import type { CalendarItem } from '#generated/model';
import { ChoiceChip } from '#platform/ui/choices/ChoiceChip';
import { Chip } from '#platform/ui/data/Chip';
import { SmallCrossIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { useMobile } from '#platform/ui/layout/useMobile';
import { filterPositions, filterStatuses, hasCalendarFilters, listOfferedFilters, listPeople } from '../model/filters';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';
import { ToolChips } from './Toolbar';
import type { CalendarState } from './useCalendarState';
import type { ShownBranches } from './useShownBranches';

/** The people on the crews of the loaded days, and the chosen one on days without their jobs. */
function usePeople(jobs: readonly CalendarItem[], chosenId: number | undefined) {
  const people = listPeople(jobs);
  const [known, setKnown] = useState<(typeof people)[number]>();
  const chosen = people.find(({ id }) => id === chosenId);
  if (chosen && (chosen.id !== known?.id || chosen.name !== known.name)) setKnown(chosen);
  return chosen || !known || known.id !== chosenId ? people : [...people, known];
}

type FiltersProps = { state: CalendarState; jobs: readonly CalendarItem[]; shown: ShownBranches };

/** The filters, kept in the address bar. */
export function Filters({ state, jobs, shown }: FiltersProps) {
  const { filters, onFilter, onAllBranches } = state;
  const isMobile = useMobile();
  const offered = listOfferedFilters(jobs);
  const choices = {
    status: filterStatuses.map((code) => ({ value: String(code), text: jobLabels.status[code] })),
    position: filterPositions.map((code) => ({ value: String(code), text: jobLabels.position[code] })),
    person: usePeople(jobs, filters.person).map(({ id, name }) => ({ value: String(id), text: name })),
  };
  return (
    <div className={styles.chips} role="group" aria-label={texts.filters}>
      {isMobile && <ToolChips state={state} />}
      <ChoiceChip
        label={texts.status}
        any={texts.anyStatus}
        choices={choices.status}
        chosen={filters.status}
        onChoose={(status) => onFilter({ status })}
      />
      {offered.position && (
        <ChoiceChip
          label={texts.position}
          any={texts.anyPosition}
          choices={choices.position}
          chosen={filters.position}
          onChoose={(position) => onFilter({ position })}
        />
      )}
      {offered.person && (
        <ChoiceChip
          label={texts.person}
          any={texts.anyPerson}
          choices={choices.person}
          chosen={filters.person}
          onChoose={(person) => onFilter({ person })}
        />
      )}
      {shown.canStack && state.canStack && (
        <Chip label={texts.allBranches} selected={shown.isStacked} onClick={() => onAllBranches(!shown.isStacked)} />
      )}
      {hasCalendarFilters(filters) && (
        <Button
          size="small"
          variant="quiet"
          icon={<SmallCrossIcon />}
          onClick={() => onFilter({ status: null, position: null, person: null })}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
