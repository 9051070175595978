import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import styles from './profile.module.css';

type ProfilePartProps = {
  title: string;
  /** Explains the part, below its title. */
  note?: ReactNode;
  /** To the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the profile with its heading. */
export function ProfilePart({ title, note, aside, children }: ProfilePartProps) {
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {children}
    </Card>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Labeled facts of a part. */
export function ProfileFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
