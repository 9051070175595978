import { beforeEach, expect, it, vi } from 'vitest';
import { dialects, inDialect } from '../kit/http/dialects';
import { brokenText, createWorldFor, ownPages, readPage, visitPage, type Write } from '../kit/screens/pageTexts';
import { until } from '../kit/until';
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

/** In these dialects, and with a row too many in each list. */
const inVoice =
  (voice: readonly string[]): Write =>
  (data) =>
    voice.reduce((value, name) => inDialect(dialects[name] ?? expect.unreachable(name), value), withNullRows(data));

const withNullRows = (data: unknown): unknown =>
  inDialect((value) => (Array.isArray(value) && isObject(value[0]) ? [...(value as unknown[]), null] : value), data);

const withUnknownStatus: Write = (data) =>
  inDialect((value, name) => (name === 'status' && typeof value === 'number' ? 42 : value), data);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it.each(ownPages)('%s is the same at providers that write in other ways', async (name) => {
  const { hosted, path } = await createWorldFor(name);
  const plain = await readPage(hosted, name, path);
  expect(plain).not.toMatch(brokenText);
  for (const voice of voices)
    await visitPage(hosted, name, path, inVoice(voice), (readLoaded) => until(() => expect(readLoaded()).toBe(plain)));
  expect(await readPage(hosted, name, path, withUnknownStatus)).not.toMatch(brokenText);
});
