import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../kit/app/renderApp';
import { fewPeople } from '../kit/crews';
import type { HostedWorld } from '../kit/hostedWorld';
import { dialects, inDialect } from '../kit/http/dialects';
import { applied } from '../kit/offers';
import { people } from '../kit/operations';
import { formed } from '../kit/orders';
import { plainSpaces } from '../kit/texts/spaces';
import { until } from '../kit/until';
import { getArea, listRouteNames, paths, type RouteName } from '#platform/routing/paths';
import '../../src/platform/map/picture/drawRoute';

// Loaded before: a part that loads later than its page would be missing from the texts of the first visit.
import.meta.glob(['../../src/features/**/*.tsx', '!**/*.test.tsx'], { eager: true });

/*
 * Every page of people who are signed in, at providers that write in other ways: it has the same texts to the character.
 * The dialects that go together are spoken together; each alone is compared for all answers in readAnswer.test.ts.
 */

const voices = [
  [
    'null for an empty list',
    'nullable fields left out',
    'numbers as texts',
    '"0" and "1"',
    'empty texts as null',
    'times of a database',
    'fields that no one knows',
  ],
  ['an object for a list', 'decimals for whole numbers', 'ids as texts', '0 and 1', 'an offset'],
];

type Write = (value: unknown) => unknown;

/** In these dialects, and with a row too many in each list. */
const inVoice =
  (voice: readonly string[]): Write =>
  (data) =>
    voice.reduce((value, name) => inDialect(dialects[name] ?? expect.unreachable(name), value), withNullRows(data));

const withNullRows: Write = (data) =>
  inDialect((value) => (Array.isArray(value) && isObject(value[0]) ? [...(value as unknown[]), null] : value), data);

const withUnknownStatus: Write = (data) =>
  inDialect((value, name) => (name === 'status' && typeof value === 'number' ? 42 : value), data);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const broken = /undefined|NaN|Invalid Date|can’t be shown|couldn’t be/;

const visitors = { public: null, company: people.dana, helper: people.marcus };
const pages = listRouteNames().filter((name) => getArea(name) !== 'public');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it.each(pages)('%s is the same at providers that write in other ways', async (name) => {
  const { hosted, path } = await createWorldFor(name);
  const plain = await readPage(hosted, name, path);
  expect(plain).not.toMatch(broken);
  for (const voice of voices)
    await visit(hosted, name, path, inVoice(voice), (readLoaded) => until(() => expect(readLoaded()).toBe(plain)));
  expect(await readPage(hosted, name, path, withUnknownStatus)).not.toMatch(broken);
});

/** A world with a formed job and an offer that Marcus applied for, and the path of the page in it. */
async function createWorldFor(name: RouteName): Promise<{ hosted: HostedWorld; path: string }> {
  const hosted = fewPeople();
  const { offerId } = await applied(hosted.world);
  const { orderId, crew } = await formed(hosted.world);
  const ids = [
    [/outsourc/, offerId],
    [/company-job/, orderId],
    [/helper-job/, crew.marcus],
  ] as const;
  const [, id] = ids.find(([pattern]) => pattern.test(name)) ?? [undefined, 4];
  return { hosted, path: paths[name].replace(':id', String(id)) };
}

/** The texts of a page that has loaded and changes no more. `write` changes the data of each answer. */
function readPage(hosted: HostedWorld, name: RouteName, path: string, write?: Write): Promise<string> {
  return visit(hosted, name, path, write, async (readLoaded) => {
    let [text, polls] = ['', 0];
    await until(() => {
      const now = readLoaded();
      polls = now === text ? polls + 1 : 0;
      text = now;
      // One query may begin when another has ended.
      expect(polls).toBeGreaterThan(5);
    });
    return text;
  });
}

/** Opens a page, and leaves it when `look` has ended. `readLoaded` throws while something loads. */
async function visit<Result>(
  hosted: HostedWorld,
  name: RouteName,
  path: string,
  write: Write | undefined,
  look: (readLoaded: () => string) => Promise<Result>,
): Promise<Result> {
  hosted.alterAnswers('', (body) =>
    write && isObject(body) && 'data' in body ? { ...body, data: write(body.data) } : body,
  );
  const app = renderApp({ as: visitors[getArea(name)], hosted, path, shell: false });
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
