import styles from '../shell.module.css';
import { frameTexts } from '../../texts';

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {frameTexts.skip}
    </a>
  );
}
