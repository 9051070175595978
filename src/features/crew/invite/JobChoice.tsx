import { RouteLine, WhenLine, formatCustomerName, listCrewNeeds } from '../../orders';
import { Button } from '#platform/ui/inputs/Button';
import { PersonNotes } from '../../people';
import { useNow } from '#platform/ui/clock/useNow';
import { AvailabilityChip } from '../candidates/AvailabilityChip';
import { listNotes } from '../candidates/candidateNotes';
import { crewTexts, inviteTexts as texts } from '../texts';
import { type Chance, isFree } from './chances';
import styles from './invite.module.css';
import { InvitationStatus } from '#generated/model/codes';

type JobChoiceProps = { chance: Chance; onChoose: (chance: Chance) => void };

/** One job: title, time, open positions and the member's availability. */
export function JobChoice({ chance, onChoose }: JobChoiceProps) {
  const { card, candidate, open } = chance;
  return (
    <li className={styles.job} aria-label={`${card.number} ${formatCustomerName(card)}`}>
      <JobLines chance={chance} />
      <span className={styles.quiet}>{texts.needs(listCrewNeeds(open).join(', '))}</span>
      <ChanceFacts chance={chance} />
      <span className={styles.action}>
        {isFree(candidate) && (
          <Button aria-label={texts.chooseJob(card.number)} onClick={() => onChoose(chance)}>
            {texts.choose}
          </Button>
        )}
        {candidate.invitation_status === InvitationStatus.new && (
          <span className={styles.quiet}>{crewTexts.waiting}</span>
        )}
        {candidate.invitation_status === InvitationStatus.accepted && (
          <span className={styles.quiet}>{crewTexts.accepted}</span>
        )}
      </span>
    </li>
  );
}

export function JobLines({ chance: { card } }: { chance: Chance }) {
  const now = useNow();
  return (
    <span className={styles.lines}>
      <span>
        <strong>{`${card.number} ${formatCustomerName(card)}`}</strong> <RouteLine job={card} />
      </span>
      <WhenLine job={card} now={now} />
    </span>
  );
}

/** The member's availability and conflicts. */
export function ChanceFacts({ chance: { candidate }, reason }: { chance: Chance; reason?: string | undefined }) {
  const { availability, conflicts, fit } = candidate;
  return (
    <PersonNotes notes={listNotes({ conflicts, fit: { ...fit, reasons: [] } }, reason)}>
      <AvailabilityChip availability={availability} />
    </PersonNotes>
  );
}
