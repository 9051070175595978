import type { Crew } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import styles from '../parts/Crew.module.css';
import { estimateLaborRange, type PayTerms } from '../model/pay';
import type { Picks } from '../model/picks';
import { crewTexts } from '../texts';

type Props = { crew: Crew; picks: Picks; pay: PayTerms; loading: boolean };

/** Counts and cost of the picks with the send button; stays in view. */
export function InviteBar({ crew, picks, pay, loading }: Props) {
  const count = Object.keys(picks).length;
  const { min, max } = estimateLaborRange(crew, picks, pay);
  // Too many people in one position do not fill another.
  const open = crew.slots.reduce((sum, { required, accepted }) => sum + Math.max(0, required - accepted), 0);
  return (
    <div className={styles.bar}>
      <p className={styles.summary}>
        <strong>{count > 0 ? crewTexts.invitees(count, open) : crewTexts.openSlots(open)}</strong>
        <span>{crewTexts.labor(min, max)}</span>
      </p>
      {/* No submit button: Enter in a rate field must not invite anyone. */}
      <Button
        intent="primary"
        size="medium"
        disabled={count === 0}
        loading={loading}
        onClick={(event) => event.currentTarget.closest('form')?.requestSubmit()}
      >
        {crewTexts.invite(count)}
      </Button>
    </div>
  );
}
