import '../kit/allEnglish';
import { expect, test as base } from '@playwright/test';
import { Trouble } from './trouble';

/** A journey: it fails on any trouble in its pages which it has not said to expect. */
export const test = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble();
      trouble.watch(context);
      await use(trouble);
      expect(trouble.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
