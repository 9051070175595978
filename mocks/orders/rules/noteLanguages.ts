import type { Locale } from '#generated/model';
import type { OrderRow } from '../../provider/store/schema';

type Notes = Pick<OrderRow, 'crew_notes' | 'pick_up_addresses' | 'destination_addresses'>;
type Languages = Pick<OrderRow, 'crew_notes_language' | 'access_notes_language'>;

/**
 * The languages of what a job says to its crew. `writer` is the language in the app of who saves it; texts that were saved
 * `before` and are unchanged keep theirs. A text that is empty has none.
 */
export function getNoteLanguages(notes: Notes, writer: Locale, before?: Notes & Languages): Languages {
  const pick = (read: (of: Notes) => string, known: Locale | null | undefined): Locale | null => {
    const text = read(notes);
    if (text === '') return null;
    return before && read(before) === text ? (known ?? null) : writer;
  };
  return {
    crew_notes_language: pick(({ crew_notes }) => crew_notes.trim(), before?.crew_notes_language),
    access_notes_language: pick(joinAccessNotes, before?.access_notes_language),
  };
}

function joinAccessNotes({ pick_up_addresses, destination_addresses }: Notes): string {
  const notes = [...pick_up_addresses, ...destination_addresses].map(({ access_notes }) => access_notes.trim());
  return notes.filter((note) => note !== '').join('\n');
}
