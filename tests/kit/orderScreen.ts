import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { renderApp, type RenderOptions } from './renderApp';
import { until } from './until';
import { testMoment } from './world';

/** The app at an order's form, with what a dispatcher does there. It is as early for the form as it is in the world. */
export function renderOrder(path: string, options: RenderOptions = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testMoment) });
  onTestFinished(() => void vi.useRealTimers());
  const app = renderApp({ as: 'priya@coppermesa.example', scenario: 'empty', path, ...options });
  // Found by hand: in a form of hundreds of controls a search by role takes its time.
  const sectionOf = (name: string) => {
    const found = screen.getByText(name, { selector: 'h2' }).closest('section');
    if (!found) throw new Error(`No section is called ${name}`);
    return found;
  };
  const part = (name: string) => within(sectionOf(name));
  const buttons = (frame: ParentNode, name: string) =>
    [...frame.querySelectorAll('button')].filter(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const button = (name: string, section?: string) => {
    const [found, ...more] = buttons(section === undefined ? document : sectionOf(section), name);
    if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} buttons are called ${name}`);
    return found;
  };
  const press = async (name: string, section?: string) => {
    await until(() => button(name, section));
    fireEvent.click(button(name, section));
  };
  const type = (section: string, label: RegExp, value: string) =>
    fireEvent.change(part(section).getByLabelText(label), { target: { value } });
  const choose = (section: string, label: RegExp, title: string) => {
    const select = part(section).getByLabelText<HTMLSelectElement>(label);
    const option = [...select.options].find(({ text }) => text === title);
    fireEvent.change(select, { target: { value: option?.value } });
  };
  /** Waits for a text anywhere: cheaper than a query that looks at each element of a large form. */
  const sees = (text: string) => until(() => expect(document.body.textContent).toContain(text));
  const ready = () =>
    until(() => {
      const first = document.querySelector<HTMLInputElement>('input[name="customer_name"]');
      if (!first) throw new Error('The form is not there yet');
      return first;
    });
  /** What a job needs at the least, and what the suggestion makes of it. */
  const fillLeast = async () => {
    await ready();
    type('Customer', /^First name/, 'Rebecca');
    type('Customer', /^Last name/, 'Hollis');
    type('Customer', /^Phone/, '6025550142');
    choose('Service', /^Size/, '2 bedrooms, large');
    for (const [section, city, zip] of [
      ['Pick-up', 'Tempe', '85281'],
      ['Destination', 'Gilbert', '85234'],
    ] as const) {
      type(section, /^Address/, '410 W Copperleaf Ave');
      type(section, /^City/, city);
      type(section, /^ZIP/, zip);
    }
    await press('Use it');
  };
  /** Lets the provider refuse every save with these errors; undefined lets them through again. */
  let refusal: { status: number; body: object } | undefined;
  const { fetch } = app.world;
  Object.assign(app.world, {
    fetch: (request: Request) => {
      const isSave = /\/orders(\/\d+)?$/.test(new URL(request.url).pathname) && request.method !== 'GET';
      return isSave && refusal ? Response.json(refusal.body, { status: refusal.status }) : fetch(request);
    },
  });
  const refuse = (errors?: Record<string, string[]>) => {
    const body = { data: null, message: 'The given data was invalid.', errors, success: false };
    refusal = errors && { status: 422, body };
  };
  return { ...app, part, button, press, type, choose, ready, sees, fillLeast, refuse };
}
