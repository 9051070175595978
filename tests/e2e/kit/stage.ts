import { expect, test as base } from '@playwright/test';
import { Trouble } from './trouble';

/** A journey. It fails on any unexpected trouble in its pages. */
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
