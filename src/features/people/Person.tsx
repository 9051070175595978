import type { ReactNode } from 'react';
import { Avatar } from '#platform/ui/data/Avatar';
import styles from './Person.module.css';
import { Positions, type PositionsProps } from './Positions';

export type PersonProps = {
  name: string;
  photoUrl: string | null;
  /** The name as a link or with a mark; the plain name by default. */
  title?: ReactNode;
  /** Shown next to the name. */
  beside?: ReactNode;
  positions: PositionsProps;
  /** Shown below the positions. */
  children?: ReactNode;
};

/** A person at the start of a row: photo, name, positions. */
export function Person({ name, photoUrl, title = name, beside, positions, children }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} photoUrl={photoUrl} size={40} />
      <div className={styles.words}>
        <span className={styles.nameLine}>
          <span className={styles.name}>{title}</span>
          {beside}
        </span>
        <Positions {...positions} />
        {children}
      </div>
    </div>
  );
}
