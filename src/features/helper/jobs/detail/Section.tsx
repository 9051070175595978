import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import styles from './detail.module.css';

/** A titled part of the details of a job or offer. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
