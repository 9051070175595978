import { listCrewNeeds, callJob, nameJob, RouteLine, WhenLine } from '../../orders';
import { PersonNotes } from '../../people';
import { useNow } from '#platform/ui/clock/useNow';
import { Button } from '#platform/ui/inputs/Button';
import { listWarningNotes } from '../model/candidateNotes';
import { findCandidateProblem } from '../model/candidateProblem';
import { AvailabilityChip } from '../parts/AvailabilityChip';
import { crewTexts, inviteTexts as texts } from '../texts';
import type { InvitableJob } from './invitableJobs';
import styles from './invite.module.css';

type Props = { job: InvitableJob; onChoose: (job: InvitableJob) => void };

/** One job: title, time, open slots and the member's availability. */
export function JobChoice({ job, onChoose }: Props) {
  const { card, candidate, openSlots } = job;
  const problem = findCandidateProblem(candidate, { hasOpenSlot: true });
  return (
    <li className={styles.job} aria-label={nameJob(card)}>
      <JobLines job={job} />
      {openSlots.length > 0 && <span className={styles.quiet}>{texts.needs(listCrewNeeds(openSlots).join(', '))}</span>}
      <MemberAvailability job={job} />
      <span className={styles.action}>
        {problem === undefined && (
          <Button aria-label={texts.chooseJob(callJob(card))} onClick={() => onChoose(job)}>
            {texts.choose}
          </Button>
        )}
        {problem === 'invited' && <span className={styles.quiet}>{crewTexts.pending}</span>}
        {problem === 'accepted' && <span className={styles.quiet}>{crewTexts.accepted}</span>}
      </span>
    </li>
  );
}

export function JobLines({ job: { card } }: { job: InvitableJob }) {
  const now = useNow();
  return (
    <span className={styles.lines}>
      <span>
        <strong>{nameJob(card)}</strong> <RouteLine job={card} />
      </span>
      <WhenLine job={card} now={now} />
    </span>
  );
}

/** The member's availability and conflicts; `reason` explains an override. */
export function MemberAvailability({ job: { candidate }, reason }: { job: InvitableJob; reason?: string | undefined }) {
  return (
    <PersonNotes notes={listWarningNotes(candidate, reason)}>
      {candidate.availability !== null && <AvailabilityChip availability={candidate.availability} />}
    </PersonNotes>
  );
}
