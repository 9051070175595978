import styles from './shell.module.css';
import { frameTexts } from './frameTexts';

/** First stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {frameTexts.skip}
    </a>
  );
}
