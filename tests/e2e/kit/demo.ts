import type { Page } from '@playwright/test';
import { inLanguage } from '#platform/language/current';
import { demoPeople } from '../../../mocks/demo/panel/texts';
import { addresses } from './addresses';

export { control, jsonAs, readClock } from './world';

export type PersonName = (typeof demoPeople)[number]['name'];

/** Options of a demo tab: its profile and the options of its world. */
export type Opening = {
  profile?: string;
  scenario?: string;
  faults?: string;
  simulation?: 'on' | 'off';
  host?: string;
  /** The person who is signed in from the start. */
  as?: PersonName;
  /** The query of the opened page. */
  query?: Readonly<Record<string, string>>;
};

/** Opens a page of the demo like a link from another site. The simulated people are off unless requested. */
export async function openDemo(page: Page, path: string, opening: Opening = {}): Promise<void> {
  const { profile = 'one', scenario, faults, simulation = 'off', host = addresses.demo } = opening;
  const email = demoPeople.find(({ name }) => name === opening.as)?.email;
  const worldOptions = { ...(scenario && { scenario }), ...(faults && { faults }), ...(email && { as: email }) };
  const query = new URLSearchParams({ ...opening.query, path, profile, simulation, ...worldOptions });
  await page.goto(`${host}/?${query}`);
}

/** Opens the demo with a person signed in, on that person's start page. */
export const openAs = (page: Page, name: PersonName, opening: Omit<Opening, 'as'> = {}): Promise<void> =>
  openDemo(page, '/', { ...opening, as: name });

/** Matches an address by its path alone. */
export const pathIs = (path: string) => (url: URL) => url.pathname === path;

/** The rows of the activity list, newest first. */
export const activityRows = (page: Page) => page.getByRole('region', { name: 'Activities' }).getByRole('listitem');

/** Sends a call as the person signed in on the page. */
export async function callAs(page: Page, profile: string, call: { path: string; form: Record<string, string> }) {
  return page.evaluate(
    ([profileName, path, form]) =>
      new Promise<number>((settle, fail) => {
        const request = new XMLHttpRequest();
        request.open('POST', `https://provider.crewboard.example/api${path}`);
        request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem(`profile:${profileName}:token`)}`);
        const body = new FormData();
        for (const [name, value] of Object.entries(form)) body.append(name, value);
        request.onload = () => settle(request.status);
        request.onerror = () => fail(new Error('The call got no answer'));
        request.send(body);
      }),
    [profile, call.path, call.form] as const,
  );
}

export const flagstaff = {
  name: 'Flagstaff',
  phone: '9285550110',
  address_line: '14 E Route 66',
  city: 'Flagstaff',
  state: 'AZ',
  zip: '86001',
  'serving_area_ids[]': '3',
};

/** A feature's texts in Spanish. */
export const spanish = <Texts extends object>(texts: Texts): Texts => inLanguage('es', () => ({ ...texts }));
