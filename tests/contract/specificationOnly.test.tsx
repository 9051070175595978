import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type OperationId, operations } from '../../mocks/generated/operations';
import { specificationOnly } from '../../mocks/provider/http/faults';
import { findAnswer, leaveOut, listExtensionFields } from '../../mocks/provider/specificationOnly';
import { routes } from '../../src/app/pages/routes';
import type { Call } from '../kit/hostedWorld';
import { brokenText, createWorldFor, ownPages, readPage } from '../kit/screens/pageTexts';

// Loaded before: a part that loads later than its page would be missing from the texts of the first visit.
import.meta.glob(['../../src/features/**/*.tsx', '!**/*.test.tsx'], { eager: true });

/*
 * Every page of people who are signed in, at providers that lack what the specification does not name: all of it, a few
 * fields at a time, and random subsets. Nothing is broken, and nothing is said about it.
 */

/** The shell replaces the others by a sentence. */
const specifiedPages = ownPages.filter((name) => routes[name].feature === undefined);

const broken = new RegExp(`${brokenText.source}|Toast: `);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it.each(specifiedPages)('%s shows what there is at a provider that has the specification only', async (name) => {
  const { hosted, path } = await createWorldFor(name);
  hosted.world.faults.set(specificationOnly);
  expect(await readPage(hosted, name, path)).not.toMatch(broken);
});

describe('a provider that leaves out some fields', () => {
  const tried = new Set<string>();
  const asked = new Set<string>();

  it.each([...ownPages.entries()])(
    'page %d, %s, does without each field that it is the first to get, and without two random subsets',
    async (index, name) => {
      const { hosted, path } = await createWorldFor(name);
      const seen = new Set<string>();
      await readPage(hosted, name, path, (data, call) => {
        for (const field of listSpecified(call)) asked.add(field);
        return leaveOut(call, data, (field) => {
          seen.add(field);
          return false;
        });
      });
      const without = (isLeftOut: (field: string) => boolean) =>
        readPage(hosted, name, path, (data, call) => leaveOut(call, data, isLeftOut));
      for (const left of group([...seen].filter((field) => !tried.has(field)))) {
        for (const field of left) tried.add(field);
        const text = await without((field) => left.includes(field));
        expect(`Without ${left.join(', ')}: ${text}`).not.toMatch(broken);
      }
      for (const seed of [2 * index + 1, 2 * index + 2]) {
        const text = await without(createSubset(seed));
        expect(`Subset ${seed}: ${text}`).not.toMatch(broken);
      }
    },
    120_000,
  );

  it('has left out every extension in the answers to the calls of the specification that pages send', () => {
    expect([...asked].filter((field) => !tried.has(field))).toEqual([]);
  });
});

/** Extensions in the answer to a call, if the specification has the call. */
function listSpecified(call: Call): string[] {
  const [operation, schema] = findAnswer(call);
  const isSpecified = operation !== undefined && !operations[operation as OperationId].extension;
  return isSpecified && schema ? listExtensionFields(schema, operation) : [];
}

/** Groups of four. Neighbors, which are of one object, are in different groups, so that none hides another. */
function group(fields: readonly string[]): string[][] {
  const count = Math.ceil(fields.length / 4);
  return Array.from({ length: count }, (_, at) => fields.filter((_field, index) => index % count === at));
}

/** Half of the fields, chosen by their names: the same in every run. */
function createSubset(seed: number): (field: string) => boolean {
  return (field) => {
    const sum = Array.from(field).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0) * seed) % 65_521, seed);
    return sum % 2 === 0;
  };
}
