import type { ReactNode } from 'react';
import type { OrderCard } from '../../../../generated/model';
import { useLink } from '../../../../platform/routing/useLink';
import { classes } from '../../../../platform/ui/classes';
import { getGlowClass } from '../../../../platform/ui/data/glow';
import { detailsPath } from '../../parts/jobPaths';
import { crewNeeds, factsOf, shortName, vehicleNeeds } from '../../parts/cardWords';
import styles from './JobCard.module.css';
import { RouteLine } from '../../parts/RouteLine';
import { WhenLine } from '../../parts/WhenLine';

export type JobCardProps = {
  card: OrderCard;
  now: Date;
  /** Status, warnings, result: what a glance looks for. */
  chips: ReactNode;
  /** At the right of the chips: how soon, how much. */
  aside?: ReactNode;
  crew: ReactNode;
  /** Instead of what the job needs: what it took. */
  middle?: ReactNode;
  actions: ReactNode;
  /** A quiet last line. */
  foot: ReactNode;
  vehicleName: (vehicleTypeId: number) => string | undefined;
  /** How often it has changed by itself; each time it glows once. */
  turn?: number;
};

/** A job on a list, scanned in two seconds: who, where and when, how much, with whom, and what to do. */
export function JobCard(props: JobCardProps) {
  const { card, now, chips, aside, crew, middle, actions, foot, vehicleName, turn = 0 } = props;
  const link = useLink();
  const needs = [...crewNeeds(card.crew_requirements), ...vehicleNeeds(card.vehicle_requirements, vehicleName)];
  return (
    <article className={classes(styles.card, getGlowClass(turn))} aria-label={`${card.number} ${shortName(card)}`}>
      <div className={styles.head}>
        <a className={styles.number} {...link(detailsPath(card))}>
          {card.number}
        </a>
        <span className={styles.chips}>{chips}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      <div className={styles.who}>
        <h2 className={styles.customer}>{shortName(card)}</h2>
        <RouteLine job={card} />
      </div>
      <div className={styles.when}>
        <p className={styles.strong}>
          <WhenLine job={card} now={now} />
        </p>
        <p className={styles.facts}>{factsOf(card).join(' · ')}</p>
      </div>
      <div className={styles.needs}>{middle ?? needs.join(', ')}</div>
      <div className={styles.crew}>{crew}</div>
      <div className={styles.actions}>{actions}</div>
      <p className={styles.foot}>{foot}</p>
    </article>
  );
}
