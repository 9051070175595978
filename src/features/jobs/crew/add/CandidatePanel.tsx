import { type ReactElement, useState } from 'react';
import type { Candidate, CrewSlot, InvitableEmployees } from '#generated/model';
import { useQueryParam } from '#platform/routing/useQuery';
import { Chip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { PeopleHead, PeoplePanel, PositionIcon } from '../../../team/people';
import { jobLabels } from '../../orders';
import {
  type CandidateFilter,
  filterGroups,
  groupByBranch,
  keepOrder,
  listCandidates,
  noFilter,
} from '../model/candidates';
import { toPickKey, type Picks } from '../model/picks';
import { POSITION_PARAM } from '../parts/CrewHeader';
import { crewTexts } from '../texts';
import { CandidateList } from './CandidateList';
import type { PickActions } from './usePicks';
import styles from './add.module.css';

type Props = {
  people: InvitableEmployees;
  best: readonly Candidate[];
  slots: readonly CrewSlot[];
  picks: Picks;
  actions: PickActions;
  canOverride: boolean;
};

/** All candidates, best first, filtered by chips and name. */
export function CandidatePanel({ people, best, slots, picks, actions, canOverride }: Props) {
  const [filter, setFilter] = useState(useFirstFilter(slots));
  const { groups, first } = useSteadyGroups(people);
  const isPicked = ({ employee_id }: Candidate) => picks[toPickKey(employee_id)] !== undefined;
  const shown = filterGroups(groups, filter, isPicked);
  const chips = listChips(people, slots, filter);
  const count = shown.reduce((sum, { candidates }) => sum + candidates.length, 0);
  return (
    <PeoplePanel label={crewTexts.candidates} className={styles.candidatePanel}>
      <PeopleHead
        title={crewTexts.candidates}
        count={crewTexts.found(count)}
        search={
          <SearchInput
            initialText={filter.text}
            placeholder={crewTexts.search}
            onSearch={(text) => setFilter((now) => ({ ...now, text }))}
            onType={(text) => setFilter((now) => ({ ...now, text }))}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        }
        filtersLabel={crewTexts.filters}
        filters={chips.length > 0 ? <Filters chips={chips} filter={filter} onChange={setFilter} /> : undefined}
      />
      {count > 0 && (
        <CandidateList
          groups={shown}
          first={first}
          best={best}
          slots={slots}
          picks={picks}
          actions={actions}
          canOverride={canOverride}
        />
      )}
      {count === 0 && <NoCandidates isFiltered={filter !== noFilter} onShowAll={() => setFilter(noFilter)} />}
    </PeoplePanel>
  );
}

type FiltersProps = {
  chips: readonly FilterChip[];
  filter: CandidateFilter;
  onChange: (filter: CandidateFilter) => void;
};

type FilterChip = {
  label: string;
  icon?: ReactElement;
  selected: boolean;
  toggled: Partial<CandidateFilter>;
};

/** The filters that could leave anyone out. One that is on stays until it is off. */
function listChips(people: InvitableEmployees, slots: readonly CrewSlot[], filter: CandidateFilter): FilterChip[] {
  const all = listCandidates(people);
  const others = people.other_branch_employees.some(({ employees }) => employees.length > 0);
  const switches = [
    ['availableOnly', crewTexts.available, all.some(({ availability }) => availability !== null)],
    ['favoritesOnly', crewTexts.favorites, all.some((each) => each.is_favorite)],
    ['nearOnly', crewTexts.near, all.some(({ distance_miles }) => distance_miles !== null)],
    ['otherBranches', crewTexts.otherBranches, others],
  ] as const;
  const hasPositions = all.some(({ positions }) => positions.length > 0);
  return [
    ...switches
      .filter(([name, , isOffered]) => isOffered || filter[name])
      .map(([name, label]) => ({ label, selected: filter[name], toggled: { [name]: !filter[name] } })),
    ...(hasPositions ? slots : []).map(({ position }) => ({
      label: jobLabels.position[position],
      icon: <PositionIcon code={position} size={16} />,
      selected: filter.position === position,
      toggled: { position: filter.position === position ? null : position },
    })),
  ];
}

function Filters({ chips, filter, onChange }: FiltersProps) {
  return chips.map(({ toggled, ...chip }) => (
    <Chip key={chip.label} {...chip} onClick={() => onChange({ ...filter, ...toggled })} />
  ));
}

function NoCandidates({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isFiltered) return <EmptyState title={crewTexts.noneTitle} text={crewTexts.none} />;
  return (
    <EmptyState
      title={crewTexts.noneFoundTitle}
      text={crewTexts.noneFound}
      action={<Button onClick={onShowAll}>{crewTexts.showAll}</Button>}
    />
  );
}

/** Keeps the first order and availability of the groups, so that a live answer does not move rows under the user. */
function useSteadyGroups(people: InvitableEmployees) {
  const [first] = useState(
    () => new Map(listCandidates(people).map(({ employee_id, availability }) => [employee_id, availability])),
  );
  const order = [...first.keys()];
  const groups = groupByBranch(people).map(({ name, candidates }) => ({
    name,
    candidates: keepOrder(order, candidates),
  }));
  return { groups, first };
}

/** Only people of the position in the address bar, if it has a slot. */
function useFirstFilter(slots: readonly CrewSlot[]): CandidateFilter {
  const [requestedPosition] = useQueryParam(POSITION_PARAM);
  const slot = slots.find(({ position }) => String(position) === requestedPosition);
  return slot ? { ...noFilter, position: slot.position } : noFilter;
}
