import { memo } from 'react';
import type { Candidate, CrewSlot } from '../../../generated/model';
import { Avatar } from '../../../platform/ui/Avatar';
import { classes } from '../../../platform/ui/classes';
import { StarIcon } from '../../../platform/ui/icons';
import { PositionIcon } from '../../../platform/ui/PositionIcon';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden';
import { words } from '../words';
import { CandidateAction } from './CandidateAction';
import { CandidateFacts } from './CandidateFacts';
import { CandidateReasons } from './CandidateReasons';
import styles from './Candidates.module.css';
import { PickEditor } from './PickEditor';
import type { Choice } from './picks';
import { crewTexts } from './texts';
import { nameOf } from './useCrewNews';
import type { PickActions } from './usePicks';

export type CandidateRowProps = {
  candidate: Candidate;
  choice: Choice | undefined;
  slots: readonly CrewSlot[];
  /** Whether there is a place for them that more people may be asked for. */
  hasPlace: boolean;
  actions: PickActions;
  onOverride: ((candidate: Candidate) => void) | undefined;
};

/** One person: how well they fit and why, what speaks against it, and the one thing to do. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { candidate, choice, slots, hasPlace, actions, onOverride } = props;
  return (
    <li className={classes(styles.row, choice && styles.picked)}>
      <Person candidate={candidate} />
      <CandidateFacts candidate={candidate} />
      <div className={styles.action}>
        <CandidateAction
          candidate={candidate}
          isPicked={choice !== undefined}
          hasPlace={hasPlace}
          actions={actions}
          onOverride={onOverride}
        />
      </div>
      <CandidateReasons candidate={candidate} reason={choice?.reason} />
      {choice && <PickEditor candidate={candidate} choice={choice} slots={slots} onMove={actions.move} />}
    </li>
  );
});

function Person({ candidate }: { candidate: Candidate }) {
  const name = nameOf(candidate);
  return (
    <div className={styles.person}>
      <Avatar name={name} photoUrl={candidate.avatar_url} size={40} />
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {candidate.is_favorite && (
            <span className={styles.favorite} title={crewTexts.favorite}>
              <StarIcon size={14} />
              <VisuallyHidden>{crewTexts.favorite}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.positions}>
          {candidate.positions.map((position) => (
            <span key={position} className={styles.position}>
              <PositionIcon code={position} size={16} />
              {words.position[position]}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
