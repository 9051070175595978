import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import styles from './profile.module.css';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Row } from '#platform/ui/layout/Layout';

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
      <Row gap={3} justify="between" className={styles.partHead}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </Row>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {children}
    </Card>
  );
}

/** The number of a job, as a link to its details. */
export function MemberJobLink({ orderId, number }: { orderId: number; number: string }) {
  const link = useLink();
  return <a {...link(href('company-job-details', { id: orderId }))}>{number}</a>;
}
