import type { ReactNode } from 'react';
import { WarningIcon } from '../icons';
import { texts } from '../texts';
import { PartBoundary } from './PartBoundary';
import styles from './RowBoundary.module.css';

type RowBoundaryProps = {
  /** Content of the row. */
  of: unknown;
  /** `li` for rows that are their own list item. */
  as?: 'div' | 'li';
  children: ReactNode;
};

/** Keeps a row that cannot be shown from breaking its list. */
export function RowBoundary({ of, as: Tag = 'div', children }: RowBoundaryProps) {
  const broken = (
    <Tag className={styles.broken}>
      <WarningIcon />
      {texts.rowBroken}
    </Tag>
  );
  return (
    <PartBoundary operation="row" of={of} fallback={broken}>
      {children}
    </PartBoundary>
  );
}
