import { HelpBadge, RouteLine, WhenLine, getDetailsPath, listFacts, nameJob } from '../../orders';
import { hasId } from '#domain/ids';
import { useLinkArea } from '#platform/routing/links/useLinkArea';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import styles from './JobCard.module.css';
import { JobCustomer, JobLink, JobNeeds, type JobShapeProps, SelectBox } from './jobParts';

/** A job on a list: customer, route, time, size, crew and actions. A click anywhere else opens it. */
export function JobCard(props: JobShapeProps) {
  const { card, now, status, warnings, aside, crew, middle, actions, foot, selection, turn = 0 } = props;
  const { path = getDetailsPath(card) } = props;
  const area = useLinkArea(path);
  const facts = listFacts(card);
  return (
    <article
      data-job={card.order_id}
      className={classes(styles.card, selection.isSelected && styles.selected, getGlowClass(turn))}
      aria-label={nameJob(card)}
      {...(hasId(card.order_id) && area)}
    >
      <div className={styles.who}>
        <div className={styles.head}>
          <SelectBox card={card} selection={selection} />
          <JobLink card={card} path={path} className={styles.number} />
          {status}
        </div>
        <h2 className={styles.customer}>
          <JobCustomer card={card} path={path} />
        </h2>
        <div className={styles.route}>
          <RouteLine job={card} />
        </div>
      </div>
      <div className={styles.when}>
        {card.date !== null && (
          <p className={styles.strong}>
            <WhenLine job={card} now={now} />
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
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
        {foot !== '' && <p className={styles.foot}>{foot}</p>}
      </div>
      <div className={styles.crew}>{crew}</div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
