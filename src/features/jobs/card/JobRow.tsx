import { RouteLine, WhenLine, describeMissing, formatCustomerName, formatRoute, getDetailsPath } from '../../orders';
import { useLink } from '#platform/routing/links/useLink';
import { useLinkArea } from '#platform/routing/links/useLinkArea';
import { classes } from '#platform/ui/classes';
import { WarningIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getGlowClass } from '#platform/ui/lists/glow';
import { JobNeeds } from './JobNeeds';
import styles from './JobRow.module.css';
import type { JobShapeProps } from './jobShape';
import { SelectBox } from './SelectBox';

/** A job in one line, for scanning many. A click anywhere but on a control opens it. */
export function JobRow(props: JobShapeProps) {
  const { card, now, status, warnings, aside, crewCount, middle, actions, selection, turn = 0 } = props;
  const link = useLink();
  const path = getDetailsPath(card);
  const missing = describeMissing(card);
  return (
    <article
      data-job={card.order_id}
      className={classes(styles.row, selection.isSelected && styles.selected, getGlowClass(turn))}
      aria-label={`${card.number} ${formatCustomerName(card)}`}
      {...useLinkArea(path)}
    >
      <SelectBox number={card.number} selection={selection} />
      <a className={styles.number} {...link(path)}>
        {card.number}
      </a>
      <h2 className={styles.customer}>{formatCustomerName(card)}</h2>
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
