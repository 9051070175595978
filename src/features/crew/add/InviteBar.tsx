import type { Crew } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import styles from '../parts/Crew.module.css';
import { estimateLaborRange, type PayTerms } from '../model/pay';
import type { Picks } from '../model/picks';
import { crewTexts } from '../texts';

type Props = { crew: Crew; picks: Picks; pay: PayTerms | null; loading: boolean };

/** Counts and cost of the picks with the send button; stays in view. */
export function InviteBar({ crew, picks, pay, loading }: Props) {
  const count = Object.keys(picks).length;
  const areSlotsKnown = crew.slots.length > 0;
  const labor = pay && areSlotsKnown ? estimateLaborRange(crew, picks, pay) : null;
  return (
    <div className={styles.bar}>
      <p className={styles.summary}>
        {areSlotsKnown ? (
          <strong>{describeOpen(crew, count)}</strong>
        ) : (
          count > 0 && <strong>{crewTexts.selected(count)}</strong>
        )}
        {labor && <span>{crewTexts.labor(labor.min, labor.max)}</span>}
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

function describeOpen({ slots }: Crew, count: number): string {
  // Too many people in one position do not fill another.
  const open = slots.reduce((sum, { required, accepted }) => sum + Math.max(0, required - accepted), 0);
  return count > 0 ? crewTexts.invitees(count, open) : crewTexts.openSlots(open);
}
