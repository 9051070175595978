import { useState } from 'react';
import type { Candidate, CandidateAvailability, CrewSlot } from '#generated/model';
import { useMobile } from '#platform/ui/layout/useMobile';
import { PeopleColumns, personHeads } from '../../people';
import { type BranchCandidates, groupByAvailability } from '../model/candidates';
import styles from './Candidates.module.css';
import { crewTexts, matchTexts } from '../texts';
import { findOpenPosition, type Picks, toPickKey } from '../model/picks';
import { CandidateRow, listCandidateFacts } from './CandidateRow';
import { OverrideDialog } from '../parts/OverrideDialog';
import type { PickActions } from './usePicks';

type Props = {
  groups: readonly BranchCandidates[];
  /** Availability when the list was opened, by employee. */
  first: ReadonlyMap<number, CandidateAvailability>;
  /** Candidates whose reasons are shown next to the list, or in their row on a phone. */
  best: readonly Candidate[];
  slots: readonly CrewSlot[];
  picks: Picks;
  actions: PickActions;
  canOverride: boolean;
};

/** Candidates by branch and availability in aligned columns. A heading shows once what all below have in common. */
export function CandidateList({ groups, first, best, slots, picks, actions, canOverride }: Props) {
  const [overriding, setOverriding] = useState<Candidate>();
  const isMobile = useMobile();
  const hasOpenSlot = ({ positions }: Candidate) => findOpenPosition(positions, slots, picks) !== undefined;
  const isGrayedOut = (each: Candidate) =>
    each.invitation_status === null && picks[toPickKey(each.employee_id)] === undefined && !hasOpenSlot(each);
  return (
    <>
      {groups.some(({ candidates }) => candidates.some(isGrayedOut)) && (
        <p className={styles.noSlot}>{matchTexts.noSlot}</p>
      )}
      <PeopleColumns
        heads={personHeads}
        rows={groups.flatMap(({ candidates }) => candidates.map(listCandidateFacts))}
      />
      {groups.map(({ name, candidates }, index) => (
        <section key={index} aria-label={nameGroup(name)}>
          {name !== null && <h3 className={styles.branch}>{nameGroup(name)}</h3>}
          {groupByAvailability(candidates, first).map((group) => (
            <div key={group.availability}>
              {group.availability !== null && (
                <p id={toGroupId(name, group.availability)} className={styles.group}>
                  {matchTexts.groups[group.availability]}
                </p>
              )}
              <ul {...labelGroup(name, group.availability)}>
                {group.candidates.map((candidate) => (
                  <CandidateRow
                    key={candidate.employee_id}
                    candidate={candidate}
                    pick={picks[toPickKey(candidate.employee_id)]}
                    groupAvailability={group.availability}
                    withReasons={isMobile && best.includes(candidate)}
                    hasOpenSlot={hasOpenSlot(candidate)}
                    actions={actions}
                    onOverride={canOverride ? setOverriding : undefined}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {overriding && (
        <OverrideDialog
          candidate={overriding}
          onClose={() => setOverriding(undefined)}
          onReason={(reason) => {
            actions.pick(overriding, reason);
            setOverriding(undefined);
          }}
        />
      )}
    </>
  );
}

const nameGroup = (name: string | null) => (name ?? crewTexts.ownBranch) || crewTexts.otherBranches;

function labelGroup(branch: string | null, availability: CandidateAvailability) {
  return availability === null
    ? { 'aria-label': crewTexts.candidates }
    : { 'aria-labelledby': toGroupId(branch, availability) };
}

const toGroupId = (branch: string | null, availability: CandidateAvailability) =>
  `candidates-${(branch ?? '').replaceAll(/\s+/g, '-')}-${availability}`;
