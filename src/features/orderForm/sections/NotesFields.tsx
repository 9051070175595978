import { limits } from '../../orders';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { orderField } from '../orderValue';
import { formTexts as texts } from '../texts';

export function NotesFields() {
  return (
    <>
      <TextAreaField
        name={orderField('crew_notes')}
        label={texts.crewNotes}
        hint={texts.crewNotesHint}
        limit={limits.notes}
      />
      <TextAreaField
        name={orderField('office_notes')}
        label={texts.officeNotes}
        hint={texts.officeNotesHint}
        limit={limits.notes}
      />
    </>
  );
}
