import { useState } from 'react';
import type { Candidate, CrewSlot } from '../../../../generated/model';
import { PeopleColumns } from '../../../people';
import { CandidateRow } from './CandidateRow';
import styles from '../Candidates.module.css';
import type { CandidateGroup } from '../candidateList';
import { OverrideDialog } from './OverrideDialog';
import { toPickKey, type Picks, findOpenPosition } from '../picks';
import { crewTexts } from '../texts';
import type { PickActions } from './usePicks';

type Props = {
  groups: readonly CandidateGroup[];
  slots: readonly CrewSlot[];
  picks: Picks;
  actions: PickActions;
  mayOverride: boolean;
};

/** Candidates by branch in aligned columns. */
export function CandidateList({ groups, slots, picks, actions, mayOverride }: Props) {
  const [overriding, setOverriding] = useState<Candidate>();
  return (
    <>
      <PeopleColumns heads={crewTexts.head} />
      {groups.map(({ name, candidates }) => (
        <section key={name ?? ''} aria-label={name ?? crewTexts.ownBranch}>
          {name !== null && <h3 className={styles.branch}>{name}</h3>}
          <ul>
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.employee_id}
                candidate={candidate}
                choice={picks[toPickKey(candidate.employee_id)]}
                slots={slots}
                hasPlace={findOpenPosition(candidate.positions, slots, picks) !== undefined}
                actions={actions}
                onOverride={mayOverride ? setOverriding : undefined}
              />
            ))}
          </ul>
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
