import { getNoteId, type FormField } from '../useFormField';

/** The field with an error that shows before a submit too; `undefined` leaves it as the form has it. */
export function withError<Value>(field: FormField<Value>, error: string | undefined): FormField<Value> {
  if (error === undefined || field.frame.error !== undefined) return field;
  return {
    ...field,
    frame: { ...field.frame, error },
    control: { ...field.control, 'aria-invalid': true, 'aria-describedby': getNoteId(field.frame.id) },
  };
}
