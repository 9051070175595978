import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveOut } from '../../mocks/provider/specificationOnly';
import { routes } from '../../src/app/pages/routes';
import { specificationOnly } from '../../mocks/provider/http/faults';
import { brokenText, createWorldFor, ownPages, readPage } from '../kit/screens/pageTexts';

// Loaded before: a part that loads later than its page would be missing from the texts of the first visit.
import.meta.glob(['../../src/features/**/*.tsx', '!**/*.test.tsx'], { eager: true });

/*
 * Every page of people who are signed in, at providers that lack what the specification does not name: all of it, one
 * field at a time, and random subsets. Nothing is broken, and nothing is said about it.
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

  it.each(ownPages)(
    '%s does without each of the fields, one at a time, and without ten subsets',
    async (name) => {
      const { hosted, path } = await createWorldFor(name);
      const seen = new Set<string>();
      const without = (isLeftOut: (field: string) => boolean) =>
        readPage(hosted, name, path, (data, call) => leaveOut(call, data, isLeftOut));
      await without((field) => {
        seen.add(field);
        return false;
      });
      for (const left of [...seen].filter((field) => !tried.has(field)).slice(0, mostVisits)) {
        tried.add(left);
        const text = await without((field) => field === left);
        expect(`Without ${left}: ${text}`).not.toMatch(broken);
      }
      for (let seed = 1; seed <= 10; seed += 1) {
        const text = await without(createSubset(seed));
        expect(`Subset ${seed}: ${text}`).not.toMatch(broken);
      }
    },
    120_000,
  );
});

/** The provider keeps the latest sessions of a person only. Other pages show the same rows and try the rest. */
const mostVisits = 30;

/** Half of the fields, chosen by their names: the same in every run. */
function createSubset(seed: number): (field: string) => boolean {
  return (field) => {
    const sum = Array.from(field).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0) * seed) % 65_521, seed);
    return sum % 2 === 0;
  };
}
