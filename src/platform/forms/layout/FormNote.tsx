import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';

/** A note between the fields of a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.why}>{children}</p>;
}
