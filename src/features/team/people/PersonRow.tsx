import { type ReactNode, useEffect, useRef } from 'react';
import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { classes } from '#platform/ui/classes';
import { type Rated, Stars } from '#platform/ui/data/Stars';
import { ErrorIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Columns, Row } from '#platform/ui/layout/Layout';
import { Person, type PersonProps } from './Person';
import { columnTexts as texts } from './texts';
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
    <Columns
      as="li"
      align="center"
      rowGap={2}
      gap={3}
      ref={row}
      className={classes(styles.row, isChosen && styles.chosen)}
      tabIndex={-1}
      aria-label={person.name}
    >
      <Person {...person} />
      <div className={styles.facts}>
        {Object.entries(facts).map(([name, fact]) => (
          <Fact key={name} {...fact} />
        ))}
      </div>
      <div className={styles.notes}>
        <PersonNotes notes={notes}>{status}</PersonNotes>
      </div>
      <Row align="stretch" justify="end" className={styles.action}>
        {action}
      </Row>
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </Columns>
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

/** A note for or against a person, or a plain fact. */
export type PersonNote = { tone: 'against' | 'warning' | 'for' | 'plain'; text: string };

type PersonNotesProps = {
  notes: readonly PersonNote[];
  /** Shown before the notes. */
  children?: ReactNode;
};

/** Notes for and against a person, each with an icon and text. */
export function PersonNotes({ notes, children }: PersonNotesProps) {
  return (
    <Row gap={3} rowGap={1} isWrapping tone="secondary" size={13}>
      {children}
      {removeDuplicates(notes).map(({ tone, text }) => (
        <Row
          as="span"
          isInline
          gap={1}
          tone={tones[tone]}
          key={text}
          className={classes(styles.note, tone === 'for' && styles.for)}
        >
          {marks[tone]}
          <span>{text}</span>
        </Row>
      ))}
    </Row>
  );
}

/** Removes repeated sentences. */
function removeDuplicates(notes: readonly PersonNote[]): PersonNote[] {
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

const tones = { against: 'danger', warning: 'warning', for: undefined, plain: undefined } as const;

const marks = {
  against: <ErrorIcon size={12} />,
  warning: <WarningIcon size={12} />,
  for: <TickIcon size={12} />,
  plain: undefined,
} as const;

type Grade = 'good' | 'fair' | 'poor';

/** Grade of a fit from 0 to 100. The number has the same meaning as the color. */
export function gradeScore(score: number): Grade {
  if (score >= 75) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}

export const noFact: PersonFact = { shown: null };

/** `hourly_rate` is in cents. What the provider does not give is null. */
type Compared = Rated & Record<'distance_miles' | 'hours_this_week' | 'hourly_rate', number | null>;

/** Column headings for `listPersonFacts`. */
export const personHeads = texts.heads;

/** A person in the columns that candidates and matches share; each screen shows the fit in its own way. */
export function listPersonFacts(person: Compared, fit: PersonFact): Record<keyof typeof personHeads, PersonFact> {
  const hours = person.hours_this_week === null ? undefined : formatNumber(person.hours_this_week);
  return {
    fit,
    distance: createDistanceFact(person.distance_miles),
    week: hours === undefined ? noFact : { shown: texts.week(hours), long: texts.weekLong(hours) },
    rating: createRatingFact(person),
    rate: createRateFact(person.hourly_rate),
  };
}

export function createDistanceFact(miles: number | null): PersonFact {
  return miles === null
    ? noFact
    : { shown: texts.miles(formatNumber(miles, 0)), long: formatMilesAway({ distance_miles: miles }) };
}

export function createRatingFact(person: Rated): PersonFact {
  return person.rating_avg === null && person.rating_count === null ? noFact : { shown: <Stars of={person} /> };
}

export function createRateFact(cents: number | null): PersonFact {
  return cents === null ? noFact : { shown: formatRate(cents) };
}

/** "6 mi away". */
export function formatMilesAway({ distance_miles }: { distance_miles: number }): string {
  return texts.milesLong(formatNumber(distance_miles, 0));
}
