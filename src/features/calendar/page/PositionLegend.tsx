import { crewOrder, jobLabels } from '../../orders';
import { PositionIcon } from '../../people';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';

/** Names of the icons in the headings of the days. Each heading has the same names for a screen reader. */
export function PositionLegend() {
  return (
    <p className={styles.positions} aria-hidden="true">
      {crewOrder.map((position) => (
        <span key={position}>
          <PositionIcon code={position} size={14} /> {jobLabels.position[position]}
        </span>
      ))}
      <span>{texts.capacityLegend}</span>
    </p>
  );
}
