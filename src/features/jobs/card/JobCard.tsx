import { HelpBadge, RouteLine, WhenLine, formatCustomerName, getDetailsPath, listFacts } from '../../orders';
import { useLink } from '#platform/routing/links/useLink';
import { useLinkArea } from '#platform/routing/links/useLinkArea';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import styles from './JobCard.module.css';
import { JobNeeds } from './JobNeeds';
import type { JobShapeProps } from './jobShape';
import { SelectBox } from './SelectBox';

/** A job on a list: customer, route, time, size, crew and actions. A click anywhere else opens it. */
export function JobCard(props: JobShapeProps) {
  const { card, now, status, warnings, aside, crew, middle, actions, foot, selection, turn = 0 } = props;
  const link = useLink();
  const path = getDetailsPath(card);
  return (
    <article
      data-job={card.order_id}
      className={classes(styles.card, selection.isSelected && styles.selected, getGlowClass(turn))}
      aria-label={`${card.number} ${formatCustomerName(card)}`}
      {...useLinkArea(path)}
    >
      <div className={styles.who}>
        <div className={styles.head}>
          <SelectBox number={card.number} selection={selection} />
          <a className={styles.number} {...link(path)}>
            {card.number}
          </a>
          {status}
        </div>
        <h2 className={styles.customer}>{formatCustomerName(card)}</h2>
        <div className={styles.route}>
          <RouteLine job={card} />
        </div>
      </div>
      <div className={styles.when}>
        <p className={styles.strong}>
          <WhenLine job={card} now={now} />
        </p>
        <p className={styles.facts}>{listFacts(card).join(' · ')}</p>
        <p className={styles.time}>
          <HelpBadge helpType={card.help_type} />
          {aside}
        </p>
      </div>
      <div className={styles.needs}>
        {middle === undefined ? (
          <JobNeeds card={card} className={styles.middle} />
        ) : (
          <div className={styles.middle}>{middle}</div>
        )}
        {warnings !== undefined && <div className={styles.warnings}>{warnings}</div>}
        <p className={styles.foot}>{foot}</p>
      </div>
      <div className={styles.crew}>{crew}</div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
