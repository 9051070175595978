import type { ReactNode } from 'react';
import { ErrorIcon, TickIcon, WarningIcon } from '../../platform/ui/icons';
import styles from './PersonNotes.module.css';

/** Something for or against somebody, or just worth knowing. */
export type PersonNote = { tone: 'against' | 'warning' | 'for' | 'plain'; text: string };

type PersonNotesProps = {
  notes: readonly PersonNote[];
  /** Said before them. */
  children?: ReactNode;
};

/** What speaks for and against somebody: a mark and words. */
export function PersonNotes({ notes, children }: PersonNotesProps) {
  return (
    <div className={styles.notes}>
      {children}
      {distinct(notes).map(({ tone, text }) => (
        <span key={text} className={styles[tone]}>
          {marks[tone]}
          {text}
        </span>
      ))}
    </div>
  );
}

/** The same sentence about two things is said once. */
function distinct(notes: readonly PersonNote[]): PersonNote[] {
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

const marks = {
  against: <ErrorIcon size={12} />,
  warning: <WarningIcon size={12} />,
  for: <TickIcon size={12} />,
  plain: undefined,
} as const;
