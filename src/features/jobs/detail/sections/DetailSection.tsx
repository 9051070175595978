import { type ReactNode, useId } from 'react';
import type { Order } from '#generated/model';
import { classes } from '#platform/ui/classes';
import { Card } from '#platform/ui/layout/Card';
import { Row, Text } from '#platform/ui/layout/Layout';
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
      <Row below={3} gap={3} justify="between" className={styles.sectionHead}>
        <Text as="h2" size={16} id={headingId}>
          {title}
        </Text>
        {aside}
      </Row>
      {children}
    </Card>
  );
}

/**
 * Every job has a crew to invite. A provider that leaves it out leaves out the needs and notes of the job too, so nothing
 * says that there are none.
 */
export const isDescribed = ({ crew_requirements }: Pick<Order, 'crew_requirements'>): boolean =>
  crew_requirements.length > 0;

type Fact = readonly [name: string, value: ReactNode];

/** False for a fact without a value. */
export const isKnownFact = ([, value]: Fact): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** Labeled facts; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(isKnownFact);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <Text as="dd" isBreaking isNumeric>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
