import { fireEvent, within } from '@testing-library/react';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { until } from '../until';

/** The screens of one member, with helpers to fill in the form. */
export function renderMember(path: string, options: RenderOptions = {}) {
  const app = renderApp({ as: 'dana@coppermesa.example', path, scenario: 'empty', shell: false, ...options });
  const form = () =>
    until(() => {
      const found = document.querySelector('form');
      if (!found) throw new Error('There is no form yet');
      return found;
    });
  /** By label: finding roles in such a long form is slow. */
  const box = async (label: string | RegExp) =>
    within(await form()).findByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
  const fill = async (label: string | RegExp, text: string) => {
    fireEvent.change(await box(label), { target: { value: text } });
  };
  const phone = async (label: string, digits: string) => {
    (await box(label)).focus();
    await app.user.paste(digits);
  };
  const choose = async (label: string, option: string) => app.user.selectOptions(await box(label), option);
  const tick = async (label: string | RegExp) => fireEvent.click(await box(label));
  const save = async (name: string) => {
    const button = within(await form())
      .getByText(name)
      .closest('button');
    if (button) fireEvent.click(button);
  };
  /** The required fields of a new helper. */
  const fillRequired = async ({ email = 'ana@example.com', rate = '23' } = {}) => {
    await fill('First name*', 'Ana');
    await fill('Last name*', 'Ruiz');
    await fill('Email*', email);
    await phone('Phone*', '6025550177');
    await tick('Helper');
    await fill('Hourly rate*', rate);
  };
  return { ...app, form, box, fill, phone, choose, tick, save, fillRequired };
}
