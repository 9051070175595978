import { namePerson } from '#domain/people/personName';
import { jobLabels } from '../../orders';
import { Button } from '#platform/ui/inputs/Button';
import { PlusIcon, TickIcon } from '#platform/ui/icons';
import type { PickActions } from './usePicks';
import styles from './Candidates.module.css';
import { findCandidateProblem } from '../model/candidateProblem';
import { crewTexts } from '../texts';
import type { Candidate } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';

export type CandidateActionProps = {
  candidate: Candidate;
  isPicked: boolean;
  /** True if a position they can fill takes more invitations. */
  hasOpenSlot: boolean;
  actions: PickActions;
  onOverride: ((candidate: Candidate) => void) | undefined;
};

/** The one action for a candidate, or the reason there is none. */
export function CandidateAction({ candidate, isPicked, hasOpenSlot, actions, onOverride }: CandidateActionProps) {
  const name = namePerson(candidate);
  if (isPicked) {
    return (
      <Button
        variant="outline"
        intent="primary"
        icon={<TickIcon />}
        aria-pressed
        aria-label={crewTexts.pickedName(name)}
        onClick={() => actions.unpick(candidate.employee_id)}
      >
        {crewTexts.picked}
      </Button>
    );
  }
  const problem = findCandidateProblem(candidate, { hasOpenSlot });
  if (problem === 'invited') return <span className={styles.state}>{crewTexts.pending}</span>;
  if (problem === 'accepted') return <span className={styles.state}>{crewTexts.accepted}</span>;
  // The note above the list has the reason.
  if (problem === 'noSlot')
    return (
      <Button disabled aria-label={crewTexts.pickName(name)}>
        {crewTexts.pick}
      </Button>
    );
  if (problem === 'busy') return <Override candidate={candidate} onOverride={onOverride} />;
  const isAgain = candidate.invitation_status === InvitationStatus.rejected;
  return (
    <Button
      icon={<PlusIcon />}
      aria-label={isAgain ? crewTexts.inviteAgainName(name) : crewTexts.pickName(name)}
      onClick={() => actions.pick(candidate)}
    >
      {isAgain ? crewTexts.inviteAgain : crewTexts.pick}
    </Button>
  );
}

function Override({ candidate, onOverride }: Pick<CandidateActionProps, 'candidate' | 'onOverride'>) {
  if (!onOverride) return <span className={styles.state}>{jobLabels.availability.busy}</span>;
  return (
    <Button
      variant="outline"
      intent="danger"
      aria-label={crewTexts.overrideName(namePerson(candidate))}
      onClick={() => onOverride(candidate)}
    >
      {crewTexts.override}
    </Button>
  );
}
