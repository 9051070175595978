import type { UserEvent } from '@testing-library/user-event';

/** Types a date into a date input and takes it with Enter. An empty text removes the date. */
export async function typeDate(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  field.focus();
  await user.keyboard(text === '' ? '{Delete}' : `${text}{Enter}`);
}
