import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes';
import styles from './FormLayout.module.css';

export type FormSectionProps = {
  title: string;
  /** One sentence about the section's purpose. */
  why: string;
  /** Heading level, one below the heading above the form. */
  level?: 2 | 3;
  /** In a form with steps: its number, and whether a phone shows another step. */
  step?: { at: number; hidden: boolean };
  children: ReactNode;
};

/** A part of a long form under a short heading; a step stays mounted while it is hidden. */
export function FormSection({ title, why, level = 2, step, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classes(styles.section, step && styles.step)}
      aria-labelledby={id}
      data-step={step?.at}
      hidden={step?.hidden}
    >
      <header>
        <Heading id={id} className={styles.title} tabIndex={step && -1}>
          {title}
        </Heading>
        <p className={styles.why}>{why}</p>
      </header>
      {children}
    </section>
  );
}
