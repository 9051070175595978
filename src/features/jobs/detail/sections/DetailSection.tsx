import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import { classes } from '#platform/ui/classes';
import styles from '../detail.module.css';

type SectionProps = {
  title: string;
  children: ReactNode;
  /** Content to the right of the title. */
  aside?: ReactNode;
  /** Leaves the section off the printed crew sheet. */
  office?: boolean;
  /** Position on a phone; last by default. */
  place?: 'first' | 'second';
};

/** A section of the details with its heading. */
export function DetailSection({ title, children, aside, office = false, place }: SectionProps) {
  const headingId = useId();
  return (
    <Card
      as="section"
      labelledBy={headingId}
      className={classes(styles.section, office && styles.office, place && styles[place])}
    >
      <div className={styles.sectionHead}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

/** Labeled facts; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
