import { Row } from '#platform/ui/layout/Layout';
import styles from '../shell.module.css';
import { frameTexts } from '../../texts';

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <Row as="a" isTarget className={styles.skip} href="#content">
      {frameTexts.skip}
    </Row>
  );
}
