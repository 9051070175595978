import type { HelpType } from '#generated/model';
import { describeHelp } from './labels';
import styles from './card.module.css';

/** Work of the crew: load, unload or both. */
export function HelpBadge({ helpType }: { helpType: HelpType }) {
  return <span className={styles.badge}>{describeHelp(helpType)}</span>;
}
