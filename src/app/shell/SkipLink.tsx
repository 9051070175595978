import styles from './shell.module.css';
import { shellTexts } from './texts';

/** First stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {shellTexts.skip}
    </a>
  );
}
