import { parseTypedWindow } from '../../../lib/time/typedWindow';
import { texts } from '../../texts';
import { TypedField, type TypedFieldProps, type TypedForm } from './TypedField';

export type WindowFieldProps<Values extends object> = Omit<TypedFieldProps<Values>, 'form' | 'width'>;

/** Times from and to, typed in any usual way and kept as "08:00 - 10:00" (spec section 5, time mask). */
export function WindowField<Values extends object>(props: WindowFieldProps<Values>) {
  return <TypedField autoComplete="off" {...props} form={windowForm} />;
}

const windowForm: TypedForm = { read: parseTypedWindow, problem: () => texts.window };
