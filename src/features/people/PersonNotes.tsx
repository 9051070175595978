import type { ReactNode } from 'react';
import { ErrorIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import styles from './PersonNotes.module.css';

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
    <div className={styles.notes}>
      {children}
      {removeDuplicates(notes).map(({ tone, text }) => (
        <span key={text} className={styles[tone]}>
          {marks[tone]}
          {text}
        </span>
      ))}
    </div>
  );
}

/** Removes repeated sentences. */
function removeDuplicates(notes: readonly PersonNote[]): PersonNote[] {
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

const marks = {
  against: <ErrorIcon size={12} />,
  warning: <WarningIcon size={12} />,
  for: <TickIcon size={12} />,
  plain: undefined,
} as const;
