import { test } from 'vitest';

const later = () => Promise.resolve(1);
test('forgets to wait', () => {
  // planted typescript(no-floating-promises): Promises must be awaited
  later();
});
