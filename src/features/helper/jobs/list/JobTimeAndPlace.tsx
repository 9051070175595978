import type { HelperInvitation } from '#generated/model';
import { getHelpSides } from '#domain/orders/helpType';
import { formatJobWhen } from '#domain/time/workDays';
import { getDeviceZone, todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { useNow } from '#platform/ui/clock/useNow';
import { formatEnd, formatMiles, readLabel } from '../describeJob';
import { jobLabels } from '../labels';
import styles from './InvitationCard.module.css';
import { jobListTexts as texts } from '../texts';

type Timed = 'date' | 'end_date' | 'arrival_window' | 'starts_at' | 'ends_at' | 'timezone';

type Props = { job: Pick<HelperInvitation, Timed | 'home_miles' | 'help_type'>; cities: string };

/** Day and arrival window, expected end, cities and distance; whether it is only loading or unloading. */
export function JobTimeAndPlace({ job, cities }: Props) {
  const { starts_at, timezone, home_miles, help_type } = job;
  const now = useNow();
  const only = getHelpSides(help_type).length === 1 ? readLabel(jobLabels.helpType, String(help_type)) : undefined;
  const zone = zoneNote(starts_at, timezone, getDeviceZone());
  return (
    <>
      <p className={styles.strong}>
        <span>{formatJobWhen(job, todayIn(timezone, now))}</span>
        {zone !== '' && <span>{` ${zone}`}</span>}
      </p>
      <p className={styles.quiet}>{texts.about(formatEnd(job))}</p>
      <p>
        <span className={styles.strong}>{cities}</span>
        <span className={styles.quiet}>
          {only !== undefined && <span>{` · ${only}`}</span>}
          <span> · {texts.away(formatMiles(home_miles))}</span>
        </span>
      </p>
    </>
  );
}
