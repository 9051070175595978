import type { ReactNode } from 'react';
import { Avatar } from '#platform/ui/data/Avatar';
import styles from './Person.module.css';
import { type PositionCode, PositionIcon } from './PositionIcon';
import { StarIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { personTexts as texts } from './texts';

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

type PositionsProps = {
  codes: readonly PositionCode[];
  /** Name of each position. */
  names: Readonly<Record<PositionCode, string>>;
  /** Shown for a person without positions. */
  none?: string;
};

/** A person's positions: icons with labels. */
export function Positions({ codes, names, none }: PositionsProps) {
  return (
    <span className={styles.positions}>
      {codes.map((code) => (
        <span key={code} className={styles.position}>
          <PositionIcon code={code} size={16} />
          {names[code]}
        </span>
      ))}
      {codes.length === 0 && none !== undefined && <span>{none}</span>}
    </span>
  );
}

/** The name of someone the company likes to work with. */
export function FavoriteName({ name }: { name: string }) {
  return (
    <>
      {name}
      <span className={styles.star} title={texts.favorite}>
        <StarIcon size={14} />
        <VisuallyHidden>{texts.favorite}</VisuallyHidden>
      </span>
    </>
  );
}
