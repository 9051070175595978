import type { ReactNode } from 'react';
import { WarningIcon } from '../icons';
import { texts } from '../texts';
import { PartBoundary } from './PartBoundary';
import styles from './RowBoundary.module.css';

/** Keeps a row that cannot be shown from breaking its list. `of` is what the row shows. */
export function RowBoundary({ of, children }: { of: unknown; children: ReactNode }) {
  const broken = (
    <p className={styles.broken}>
      <WarningIcon />
      {texts.rowBroken}
    </p>
  );
  return (
    <PartBoundary operation="row" of={of} fallback={broken}>
      {children}
    </PartBoundary>
  );
}
