import { RouteLine, WhenLine, describeMissing, formatRoute, getDetailsPath, nameJob } from '../../orders';
import { hasId } from '#domain/ids';
import { useLinkArea } from '#platform/routing/links/useLinkArea';
import { classes } from '#platform/ui/classes';
import { WarningIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getGlowClass } from '#platform/ui/lists/glow';
import { JobCustomer, JobLink, JobNeeds, type JobShapeProps, SelectBox } from './jobParts';
import styles from './JobRow.module.css';
import { listTexts } from '../list/texts';

/** The names of the columns, above the rows of a list. Each row says them in its own words to a screen reader. */
export function JobRowHead() {
  const { number, customer, route, when, needs, crew, state } = listTexts.columns;
  return (
    <li className={styles.headRow} aria-hidden="true">
      <span />
      <span>{number}</span>
      <span>{customer}</span>
      <span>{route}</span>
      <span>{when}</span>
      <span className={styles.needs}>{needs}</span>
      <span>{crew}</span>
      <span>{state}</span>
      <span />
    </li>
  );
}

/** A job in one line, for scanning many. A click anywhere but on a control opens it. */
export function JobRow(props: JobShapeProps) {
  const { card, now, status, warnings, aside, crewCount, middle, actions, selection, turn = 0 } = props;
  const { path = getDetailsPath(card) } = props;
  const area = useLinkArea(path);
  const missing = describeMissing(card);
  return (
    <article
      data-job={card.order_id}
      className={classes(styles.row, selection.isSelected && styles.selected, getGlowClass(turn))}
      aria-label={nameJob(card)}
      {...(hasId(card.order_id) && area)}
    >
      <SelectBox card={card} selection={selection} />
      <JobLink card={card} path={path} className={styles.number} />
      <h2 className={styles.customer}>
        <JobCustomer card={card} path={path} />
      </h2>
      <span className={styles.route} title={formatRoute(card)}>
        {missing !== undefined && (
          <span className={styles.missing} title={missing}>
            <WarningIcon size={12} />
            <VisuallyHidden>{missing}</VisuallyHidden>
          </span>
        )}
        <RouteLine job={card} />
      </span>
      <span className={styles.when}>
        <WhenLine job={card} now={now} />
      </span>
      {middle === undefined ? (
        <JobNeeds card={card} className={styles.needs} isCut />
      ) : (
        <div className={styles.needs}>{middle}</div>
      )}
      <span className={styles.crew}>{crewCount}</span>
      <span className={styles.state}>
        {status}
        {warnings}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </span>
      <span className={styles.actions}>{actions}</span>
    </article>
  );
}
