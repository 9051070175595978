import { renderApp, type RenderOptions } from '../app/renderApp';
import { until } from '../until';
import { orderActions } from './orderActions';

/** The app with an order's form, and a dispatcher's actions. */
export function renderOrder(path: string, options: RenderOptions = {}) {
  const app = renderApp({ as: 'priya@coppermesa.example', scenario: 'empty', path, shell: false, ...options });
  const { press, type, choose } = orderActions;
  /** Waits for the form and returns its first input. */
  const ready = () =>
    until(() => {
      const input = document.querySelector<HTMLInputElement>('input[name="customer_name"]');
      if (!input) throw new Error('The form is not there yet');
      return input;
    });
  /** The required fields of a job, and what the suggestion makes of them. */
  const fillRequired = async () => {
    await ready();
    type('Customer', /^First name/, 'Rebecca');
    type('Customer', /^Last name/, 'Hollis');
    type('Customer', /^Phone/, '6025550142');
    choose('Service', /^Move size/, '2 bedrooms, large');
    for (const [section, city, zip] of [
      ['Pickup', 'Tempe', '85281'],
      ['Destination', 'Gilbert', '85234'],
    ] as const) {
      type(section, /^Address/, '410 W Copperleaf Ave');
      type(section, /^City/, city);
      type(section, /^ZIP/, zip);
    }
    await press('Use suggestion');
  };
  /** Makes the provider refuse every save with these errors; undefined accepts saves again. */
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
  return { ...app, ...orderActions, ready, fillRequired, refuse };
}
