import type { HelperInvitation } from '#generated/model';
import { listDemands } from '../describeJob';
import styles from './InvitationCard.module.css';

/** Stairs, long carries and heavy items in words. */
export function Demands({ job }: { job: Pick<HelperInvitation, 'stops' | 'special_items'> }) {
  const demands = listDemands(job);
  if (demands.length === 0) return null;
  return (
    <ul className={styles.demands}>
      {demands.map((demand) => (
        <li key={demand}>{demand}</li>
      ))}
    </ul>
  );
}
