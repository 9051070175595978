import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { until } from '../until';

/* A dispatcher's actions in the order form, in the app or in some of its sections alone. */

// Searched without roles, which are slow in a form with hundreds of controls.
const findSection = (name: string) => {
  const found = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`No section is called ${name}`);
  return found;
};
const part = (name: string) => within(findSection(name));
const buttons = (frame: ParentNode, name: string) =>
  [...frame.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const button = (name: string, section?: string) => {
  const [found, ...more] = buttons(section === undefined ? document : findSection(section), name);
  if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} buttons are called ${name}`);
  return found;
};
const press = async (name: string, section?: string) => {
  await until(() => button(name, section));
  fireEvent.click(button(name, section));
};
/**
 * The control that a label element names. The general query asks each control for its labels, and each time searches
 * the whole page.
 */
const control = (section: string, label: RegExp): HTMLElement => {
  const labels = [...findSection(section).querySelectorAll('label')];
  const controls = new Set(labels.filter(({ textContent }) => label.test(textContent.trim())).map(getControl));
  const [found, ...more] = controls;
  return found && more.length === 0 ? found : part(section).getByLabelText(label);
};
const getControl = (label: HTMLLabelElement) => label.control;
const type = (section: string, label: RegExp, value: string) =>
  fireEvent.change(control(section, label), { target: { value } });
const choose = (section: string, label: RegExp, title: string) => {
  const select = control(section, label);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${label} is not a select`);
  const option = [...select.options].find(({ text }) => text === title);
  fireEvent.change(select, { target: { value: option?.value } });
};
/** Waits for a text anywhere. Cheaper than a query that checks each element of a large form. */
const sees = (text: string) => until(() => expect(document.body.textContent).toContain(text));

export const orderActions = { part, button, press, type, choose, sees };
