import type { Order, Stop } from '#generated/model';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatPhone } from '#platform/lib/phone';
import { CompanyMessage } from '../CompanyMessage';
import { jobLabels } from '../labels';
import { jobDetailTexts as texts, jobListTexts } from '../texts';
import styles from './detail.module.css';
import { formatMapAddress, getDirectionsLink } from './directions';
import { listStops } from './stops';

/** The stops in order, each with the way to it and how to get in. */
export function StopList({ order }: { order: Order }) {
  return (
    <ol className={styles.stops}>
      {listStops(order).map(({ side, stop }, index) => (
        <li key={index}>
          <span className={styles.quiet}>{side === 'pick_up_addresses' ? texts.pickup : texts.destination}</span>
          <a className={styles.address} href={getDirectionsLink(formatMapAddress(stop), navigator.userAgent)}>
            {[stop.address_line, stop.unit, stop.city].filter(Boolean).join(', ')}
          </a>
          <Access stop={stop} />
          {stop.access_notes !== '' && (
            <CompanyMessage text={stop.access_notes} language={order.access_notes_language} />
          )}
          {stop.contact_phone !== null && (
            <a className={styles.phone} href={`tel:+1${stop.contact_phone}`}>
              {stop.contact_name} {formatPhone(stop.contact_phone, 'list')}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The way in; nothing if none of it is known. */
function Access({ stop }: { stop: Stop }) {
  const access = listAccess(stop);
  return access.length > 0 && <span className={styles.quiet}>{access.join(' · ')}</span>;
}

function listAccess({ place_type, flights_of_stairs, elevator, elevator_window, long_carry_ft }: Stop): string[] {
  const lift = elevator === null || elevator === 'none' ? [] : [jobLabels.elevator[elevator]];
  return [
    ...(place_type === null ? [] : [jobLabels.placeType[place_type]]),
    ...(flights_of_stairs !== null && flights_of_stairs > 0 ? [jobListTexts.stairs(flights_of_stairs)] : []),
    ...lift.map((name) => (elevator_window === null ? name : `${name} ${formatTimeWindow(elevator_window)}`)),
    ...(long_carry_ft !== null && long_carry_ft > 0 ? [jobListTexts.longCarry(long_carry_ft)] : []),
  ];
}
