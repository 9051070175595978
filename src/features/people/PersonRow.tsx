import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#platform/ui/classes';
import type { Grade } from './gradeScore';
import { Person, type PersonProps } from './Person';
import { type PersonNote, PersonNotes } from './PersonNotes';
import styles from './PersonRow.module.css';

/** A number under its column. */
export type PersonFact = {
  /** Null if the provider does not give it. */
  shown: ReactNode;
  /** With its unit or name: read aloud, and shown where there are no columns. */
  long?: string;
  /** Good, fair or poor. The number shows it too; the tint makes scanning easier. */
  grade?: Grade;
};

export type PersonRowProps = Omit<PersonProps, 'children'> & {
  /** By column name. */
  facts: Readonly<Record<string, PersonFact>>;
  /** Shown before the notes. */
  status?: ReactNode;
  notes: readonly PersonNote[];
  /** The row's one action, or why there is none. */
  action: ReactNode;
  isChosen?: boolean;
  /** The button that had the focus was removed, so the row takes it. */
  takesFocus?: boolean;
  /** Fields to fill in for a selected person. */
  children?: ReactNode;
};

/** One person in a list: numbers to compare, notes for and against, and one action. */
export function PersonRow(props: PersonRowProps) {
  const { facts, status, notes, action, isChosen = false, takesFocus = false, children, ...person } = props;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <li ref={row} className={classes(styles.row, isChosen && styles.chosen)} tabIndex={-1} aria-label={person.name}>
      <Person {...person} />
      <div className={styles.facts}>
        {Object.entries(facts).map(([name, fact]) => (
          <Fact key={name} {...fact} />
        ))}
      </div>
      <div className={styles.notes}>
        <PersonNotes notes={notes}>{status}</PersonNotes>
      </div>
      <div className={styles.action}>{action}</div>
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </li>
  );
}

function Fact({ shown, long, grade }: PersonFact) {
  return (
    <span className={grade && classes(styles.grade, styles[grade])}>
      {long === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden="true" className={styles.brief}>
            {shown}
          </span>
          <span className={styles.long}>{long}</span>
        </>
      )}
    </span>
  );
}
