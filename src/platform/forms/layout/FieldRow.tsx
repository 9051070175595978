import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';

/** `address`: a street and its unit; `city`: city, state and ZIP. Under 960 px as much of it as has room. */
export type FieldRowProps = { columns: 'two' | 'three' | 'address' | 'city'; children: ReactNode };

/** Fields side by side, with the same widths in all forms. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={styles[columns]}>{children}</div>;
}
