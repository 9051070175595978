import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';

/** `address`: a street and its unit; `city`: city, state and ZIP. Under 960 px as much of it as has room. */
export type FieldRowProps = { columns: 'two' | 'three' | 'address' | 'city'; children: ReactNode };

/** Fields beside each other, so that a row of one form stands as that of any other. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={styles[columns]}>{children}</div>;
}
