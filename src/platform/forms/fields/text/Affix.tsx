import { classes } from '../../../ui/classes';
import styles from './Affix.module.css';

/** A sign before an input's value, or a unit after it. */
export function Affix({ text, side }: { text: string; side: 'start' | 'end' }) {
  return (
    <span className={classes(styles.affix, styles[side])} aria-hidden="true">
      {text}
    </span>
  );
}
