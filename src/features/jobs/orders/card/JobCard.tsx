import type { ReactNode } from 'react';
import type { OrderCard } from '../../../../generated/model';
import { useLink } from '../../../../platform/routing/links/useLink';
import { classes } from '../../../../platform/ui/classes';
import { getGlowClass } from '../../../../platform/ui/data/glow';
import { getDetailsPath } from '../../parts/jobPaths';
import { listCrewNeeds, listFacts, formatCustomerName, listVehicleNeeds } from '../../parts/describeJob';
import styles from './JobCard.module.css';
import { RouteLine } from '../../parts/RouteLine';
import { WhenLine } from '../../parts/WhenLine';

export type JobCardProps = {
  card: OrderCard;
  now: Date;
  /** Chips for status, warnings and result. */
  chips: ReactNode;
  /** Content to the right of the chips, such as the time to start or the pay. */
  aside?: ReactNode;
  crew: ReactNode;
  /** Facts of a closed job, shown in place of its needs. */
  middle?: ReactNode;
  actions: ReactNode;
  /** A muted last line. */
  foot: ReactNode;
  vehicleName: (vehicleTypeId: number) => string | undefined;
  /** Number of live changes; the card glows once for each. */
  turn?: number;
};

/** A job on a list: customer, route, time, size, crew and actions. */
export function JobCard(props: JobCardProps) {
  const { card, now, chips, aside, crew, middle, actions, foot, vehicleName, turn = 0 } = props;
  const link = useLink();
  const needs = [...listCrewNeeds(card.crew_requirements), ...listVehicleNeeds(card.vehicle_requirements, vehicleName)];
  return (
    <article
      className={classes(styles.card, getGlowClass(turn))}
      aria-label={`${card.number} ${formatCustomerName(card)}`}
    >
      <div className={styles.head}>
        <a className={styles.number} {...link(getDetailsPath(card))}>
          {card.number}
        </a>
        <span className={styles.chips}>{chips}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.who}>
        <h2 className={styles.customer}>{formatCustomerName(card)}</h2>
        <RouteLine job={card} />
      </div>
      <div className={styles.when}>
        <p className={styles.strong}>
          <WhenLine job={card} now={now} />
        </p>
        <p className={styles.facts}>{listFacts(card).join(' · ')}</p>
      </div>
      <div className={styles.needs}>{middle ?? needs.join(', ')}</div>
      <div className={styles.crew}>{crew}</div>
      <div className={styles.actions}>{actions}</div>
      <p className={styles.foot}>{foot}</p>
    </article>
  );
}
