import { type ReactNode, type ToggleEventHandler, useId } from 'react';
import { Muted, Stack } from '#platform/ui/layout/Layout';
import { classes } from '../../ui/classes';
import { ChevronDownIcon } from '../../ui/icons';
import styles from './FormLayout.module.css';

export type FormSectionProps = {
  title: string;
  /** One sentence about the section's purpose. */
  why: string;
  /** Heading level, one below the heading above the form. */
  level?: 2 | 3;
  /** In a form with steps: its number, and whether a phone shows another step. */
  step?: { at: number; hidden: boolean };
  /** Makes the section collapsible, for optional fields: its facts, whether it starts open, and the handler of a change. */
  fold?:
    | { facts: readonly string[]; startsOpen: boolean; onToggle: ToggleEventHandler<HTMLDetailsElement> }
    | undefined;
  children: ReactNode;
};

/** A part of a long form under a short heading; a step stays mounted while it is hidden. */
export function FormSection({ title, why, level = 2, step, fold, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={styles.title} tabIndex={step && -1}>
      {title}
    </Heading>
  );
  return (
    <Stack
      as="section"
      gap={4}
      isCard
      className={classes(styles.section, step && styles.step)}
      aria-labelledby={id}
      data-step={step?.at}
      hidden={step?.hidden}
    >
      {fold ? (
        <details open={fold.startsOpen} onToggle={fold.onToggle}>
          <summary className={styles.fold}>
            {heading}
            <Muted as="span" className={styles.why}>
              {fold.facts.length > 0 ? fold.facts.join(' · ') : why}
            </Muted>
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <Stack gap={4} className={styles.folded}>
            {children}
          </Stack>
        </details>
      ) : (
        <>
          <header>
            {heading}
            <Muted className={styles.why}>{why}</Muted>
          </header>
          {children}
        </>
      )}
    </Stack>
  );
}

/** Number of the step that a control is in, as a `FormSection` with a step marks it. */
export function findStep(control: HTMLElement): number | undefined {
  const step = control.closest<HTMLElement>('[data-step]')?.dataset.step;
  return step === undefined ? undefined : Number(step);
}

/** `address`: a street and its unit; `city`: city, state and ZIP; `zip`: ZIP, city and state. Below 960 px, as many as fit. */
type FieldRowProps = { columns: 'two' | 'three' | 'address' | 'city' | 'zip'; children: ReactNode };

/** Fields side by side, with the same widths in all forms. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={styles[columns]}>{children}</div>;
}

/** A note between the fields of a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <Muted className={styles.why}>{children}</Muted>;
}
