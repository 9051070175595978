import type { Crew } from '../../../../generated/model';
import { Button } from '../../../../platform/ui/inputs/Button';
import styles from '../Crew.module.css';
import { laborRange, type Picks, placesAskedFor, type Terms, withPicks } from '../picks';
import { crewTexts } from '../texts';
import { totals } from '../../parts/useCrewNews';

type Props = { crew: Crew; picks: Picks; terms: Terms; loading: boolean };

/** What sending the picks means, in numbers, and the button that does it; stays in view. */
export function InviteBar({ crew, picks, terms, loading }: Props) {
  const count = Object.keys(picks).length;
  const { min, max } = laborRange(crew, picks, terms);
  const [accepted, required] = totals(crew);
  const lines = withPicks(crew.slots, picks);
  return (
    <div className={styles.bar}>
      <p className={styles.summary}>
        <strong>
          {count > 0 ? crewTexts.invitees(count, placesAskedFor(lines)) : crewTexts.openSlots(required - accepted)}
        </strong>
        <span>{crewTexts.labor(min, max)}</span>
      </p>
      {/* No submit button: Enter in a rate must not ask anybody. */}
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
