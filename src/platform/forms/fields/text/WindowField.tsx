import type { TimeWindow } from '../../../lib/time/clockTimes';
import { parseTypedWindow } from '../../../lib/time/typedWindow';
import { texts } from '../../texts';
import { TypedField, type TypedFieldProps } from './TypedField';

export type WindowFieldProps<Values extends object> = Omit<TypedFieldProps<Values>, 'form' | 'width'> & {
  /** The window that begins at a minute of the day, for a single typed time. Without it, both times are needed. */
  complete?: (start: number) => TimeWindow;
};

/** Times from and to, typed in any usual way and kept as "08:00 - 10:00" (spec section 5, time mask). */
export function WindowField<Values extends object>({ complete, ...props }: WindowFieldProps<Values>) {
  const form = { read: (text: string) => parseTypedWindow(text, complete), problem: () => texts.window };
  return <TypedField autoComplete="off" {...props} form={form} />;
}
