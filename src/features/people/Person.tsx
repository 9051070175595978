import type { ReactNode } from 'react';
import { Avatar } from '../../platform/ui/data/Avatar';
import styles from './Person.module.css';
import { Positions, type PositionsProps } from './Positions';

export type PersonProps = {
  name: string;
  photoUrl: string | null;
  /** The name as a link, or with a mark; just the name when left out. */
  title?: ReactNode;
  /** Said beside the name. */
  beside?: ReactNode;
  positions: PositionsProps;
  /** Said under the positions. */
  children?: ReactNode;
};

/** Who somebody is, at the head of a row: face, name, what they work as. */
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
