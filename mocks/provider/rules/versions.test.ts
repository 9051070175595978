// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeDecision } from '../../../tests/kit/refusals';
import { checkReadVersion } from './versions';

describe('a change made from version', () => {
  const sofia = { kind: 'employee', id: 5, label: 'Sofia Delgado', name: 'Sofia', version: 3 } as const;
  const dana = { first_name: 'Dana', last_name: 'Whitaker' };
  it.each([
    [undefined, dana, null],
    [3, dana, null],
    [2, dana, 'conflict stale_version: Dana Whitaker changed Sofia while you were editing.'],
    [2, undefined, 'conflict stale_version: Someone changed Sofia while you were editing.'],
    [4, dana, 'conflict stale_version: Dana Whitaker changed Sofia while you were editing.'],
  ])('%s of version 3, changed by %j', (read, by, expected) => {
    expect(describeDecision(checkReadVersion({ ...sofia, by }, read))).toBe(expected);
  });
});
