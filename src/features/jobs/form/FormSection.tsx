import { type ReactNode, useId } from 'react';
import styles from './OrderForm.module.css';

type FormSectionProps = {
  title: string;
  /** One sentence: what this is for. */
  why: string;
  /** Where it stands among the steps of a phone. */
  step: number;
  hidden: boolean;
  children: ReactNode;
};

/** A part of the form under a short heading; on a phone one step, of which the others stay mounted but out of sight. */
export function FormSection({ title, why, step, hidden, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-step={step} hidden={hidden}>
      <header className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.why}>{why}</p>
      </header>
      {children}
    </section>
  );
}
