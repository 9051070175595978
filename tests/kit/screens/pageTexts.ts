import { expect } from 'vitest';
import { getArea, listRouteNames, paths, type RouteName } from '#platform/routing/paths';
import { renderApp, shownToasts } from '../app/renderApp';
import { fewPeople } from '../crews';
import type { HostedWorld } from '../hostedWorld';
import { applied } from '../offers';
import { people } from '../operations';
import { formed } from '../orders';
import { outsiders, sendRequestToJoin } from '../people/members';
import { plainSpaces } from '../texts/spaces';
import { until } from '../until';

/** The pages of people who are signed in. */
export const ownPages = listRouteNames().filter((name) => getArea(name) !== 'public');

/** Texts that show that something is broken. */
export const brokenText = /undefined|NaN|Invalid Date|can’t be shown|couldn’t be/;

/** Changes the data of an answer to a call. */
export type Write = (data: unknown, call: { method: string; path: string }) => unknown;

const visitors = { public: null, company: people.dana, helper: people.marcus };

/** A world with a formed job, an offer that Marcus applied for and a request to join, and the path of the page in it. */
export async function createWorldFor(name: RouteName): Promise<{ hosted: HostedWorld; path: string }> {
  const hosted = fewPeople();
  const { offerId } = await applied(hosted.world);
  const { orderId, crew } = await formed(hosted.world);
  await sendRequestToJoin(hosted.world, outsiders[0], { hourly_rate: 2500, message: 'Saturdays in Mesa.' });
  const ids = [
    [/outsourc/, offerId],
    [/company-job/, orderId],
    [/helper-job/, crew.marcus],
  ] as const;
  const [, id] = ids.find(([pattern]) => pattern.test(name)) ?? [undefined, 4];
  return { hosted, path: paths[name].replace(':id', String(id)) };
}

/** The texts of a page that has loaded and changes no more, and its messages. */
export async function readPage(hosted: HostedWorld, name: RouteName, path: string, write?: Write): Promise<string> {
  const read = async (readLoaded: () => string) => {
    let [text, polls] = ['', 0];
    await until(() => {
      const now = readLoaded();
      polls = now === text ? polls + 1 : 0;
      text = now;
      // One query may begin when another has ended.
      expect(polls).toBeGreaterThan(5);
    });
    return [text, ...shownToasts().map((message) => `Toast: ${message}`)].join('\n');
  };
  return visitPage(hosted, name, path, write, read);
}

/** Opens a page, and leaves it when `look` has ended. `readLoaded` throws while something loads. */
export async function visitPage<Result>(
  hosted: HostedWorld,
  name: RouteName,
  path: string,
  write: Write | undefined,
  look: (readLoaded: () => string) => Promise<Result>,
): Promise<Result> {
  hosted.alterAnswers('', (body, call) =>
    write && typeof body === 'object' && body !== null && 'data' in body
      ? { ...body, data: write(body.data, call) }
      : body,
  );
  // One session for all visits: a provider keeps the latest sessions of a person only.
  const as = localStorage.getItem('token') === null ? visitors[getArea(name)] : null;
  const app = renderApp({ as, hosted, path, shell: false });
  app.excuse(/\[crewboard\]/);
  const result = await look(() => {
    const text = plainSpaces(document.body.textContent);
    expect(app.calls).not.toEqual([]);
    expect(app.calls.filter(({ status }) => status === undefined)).toEqual([]);
    expect(app.queryClient.isFetching()).toBe(0);
    expect(text).not.toMatch(/Loading (?!only|ramp|dock)/);
    expect(document.querySelector('[aria-busy=true], svg[role=img]:empty')).toBeNull();
    expect(document.querySelector('h1, [role=heading][aria-level="1"]')).not.toBeNull();
    return text;
  });
  app.unmount();
  return result;
}
