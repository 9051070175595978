import { screen, within } from '@testing-library/react';
import { createStoppedClock } from '../../../mocks/provider/time/clock';
import { renderApp, type RenderOptions } from '../app/renderApp';

/** The data of a newcomer called Nora or Ethan. */
export const newcomer = {
  company: 'nora@drycreek.example',
  helper: 'ethan.new@helpers.example',
  password: 'Moving-2026',
} as const;

/** `worldBegins`: the world's time; the usual moment of tests by default. */
export type SignUpOptions = RenderOptions & { worldBegins?: string };

/** The app at a sign-up, with a newcomer's actions. Every field is found by its label. */
export function renderSignUp(kind: 'company' | 'helper', options: SignUpOptions = {}) {
  const { worldBegins, ...rest } = options;
  const clock = worldBegins !== undefined && { clock: createStoppedClock(worldBegins) };
  const app = renderApp({ path: `/sign-up/${kind}`, scenario: 'empty', ...clock, ...rest });
  const { user, world } = app;
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const field = (name: RegExp) => screen.getByLabelText(name);
  const type = async (name: RegExp, text: string) => {
    await user.clear(await screen.findByLabelText(name));
    await user.type(field(name), text);
  };
  const paste = async (name: RegExp, text: string) => {
    await user.clear(await screen.findByLabelText(name));
    await user.click(field(name));
    await user.paste(text);
  };
  const codes = () => world.tables.message.all().map(({ code }) => code ?? '');
  const enterCode = async (code: string) => {
    await user.click(await screen.findByRole('textbox', { name: /^Code/ }));
    await user.paste(code);
  };
  const sendEmail = async (email: string = newcomer[kind]) => {
    await paste(/^Email/, email);
    await press('Continue');
  };
  const verifyEmail = async (email: string = newcomer[kind]) => {
    await screen.findByLabelText(/^Email/);
    await sendEmail(email);
    await heading('Check your email');
    await enterCode(codes().at(-1) ?? '');
  };
  const fillPassword = async (password: string = newcomer.password, confirmation = password) => {
    await paste(/^Password/, password);
    await paste(/^Confirm password/, confirmation);
  };
  const agree = () => user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  return {
    ...app,
    heading,
    press,
    field,
    type,
    paste,
    codes,
    enterCode,
    sendEmail,
    verifyEmail,
    fillPassword,
    agree,
    /** All fields of a company's third step. */
    fillCompany: async () => {
      await paste(/^Company name/, 'Dry Creek Movers');
      await paste(/^City/, 'Mesa');
      await user.selectOptions(field(/^State/), 'Arizona');
      await paste(/^ZIP code/, '85201');
      await user.click(screen.getByRole('radio', { name: '4–10' }));
      await paste(/^USDOT/, '1234567');
      await paste(/^First name/, 'Nora');
      await paste(/^Last name/, 'Castle');
      await paste(/^Phone/, '6025550177');
      await fillPassword();
      await agree();
    },
    /** All fields of a helper's third step. */
    fillHelper: async (birthDate = '04/17/2001') => {
      await paste(/^First name/, 'Ethan');
      await paste(/^Last name/, 'Cole');
      await paste(/^Phone/, '4805550188');
      await paste(/^Date of birth/, birthDate);
      await paste(/^ZIP code/, '85281');
      await fillPassword();
      await agree();
    },
    areas: () => screen.getByRole('combobox', { name: /^Where do you want to work/ }),
    chooseArea: async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: /^Where do you want to work/ }));
      await user.paste(name.slice(0, 3));
      await user.click(await screen.findByRole('option', { name }));
    },
    chosenAreas: () =>
      within(screen.getByRole('list', { name: 'Chosen areas' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
  };
}

/** Records the bodies of calls whose path ends with `path`. */
export function catchBodies(world: { fetch: (request: Request) => Promise<Response> }, path: string): unknown[] {
  const bodies: unknown[] = [];
  const { fetch } = world;
  world.fetch = async (request) => {
    if (new URL(request.url).pathname.endsWith(path)) bodies.push(await request.clone().json());
    return fetch(request);
  };
  return bodies;
}

/** Lets the world process the next call to `path`, but loses its answer. */
export function loseNextAnswer(world: { fetch: (request: Request) => Promise<Response> }, path: string): void {
  const { fetch } = world;
  world.fetch = async (request) => {
    const response = await fetch(request);
    if (!new URL(request.url).pathname.endsWith(path)) return response;
    world.fetch = fetch;
    return Response.error();
  };
}
