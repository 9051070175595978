import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';

/** `address`: a street and its unit; `city`: city, state and ZIP; `zip`: ZIP, city and state. Below 960 px, as many as fit. */
export type FieldRowProps = { columns: 'two' | 'three' | 'address' | 'city' | 'zip'; children: ReactNode };

/** Fields side by side, with the same widths in all forms. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={styles[columns]}>{children}</div>;
}
