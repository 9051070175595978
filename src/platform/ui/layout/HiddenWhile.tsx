import type { ReactNode } from 'react';
import styles from './HiddenWhile.module.css';

/** Hides its content and keeps it: its state, and what it costs to render it. */
export function HiddenWhile({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <div className={styles.content} hidden={hidden}>
      {children}
    </div>
  );
}
