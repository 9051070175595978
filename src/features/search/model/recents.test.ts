// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addOpened, addText, formatRecents, noRecents, parseRecents } from './recents';

const order = { kind: 'order', id: 1042, branchId: 1, name: 'Rebecca Hollis' } as const;
const some = addOpened(addText(noRecents, 'hollis'), order);

describe('recent searches and records', () => {
  it('have the latest first, each once, and only a few', () => {
    const texts = ['a', 'b', 'c', 'B', 'd'].reduce(addText, noRecents).texts;
    expect(texts).toEqual(['d', 'B', 'c']);
    const ids = [1, 2, 3, 1, 4, 5, 6].map((id) => ({ ...order, id }));
    expect(ids.reduce(addOpened, noRecents).opened.map(({ id }) => id)).toEqual([6, 5, 4, 1, 3]);
  });

  it('are those of the person who made them', () => {
    expect(parseRecents(formatRecents(some, 7), 7)).toEqual(some);
    expect(parseRecents(formatRecents(some, 7), 8)).toEqual(noRecents);
  });

  it.each([null, '', '{', '[]', '7', '{"userId":7}', '{"userId":7,"texts":3,"opened":[{}]}'])(
    'are none when %j is stored',
    (stored) => expect(parseRecents(stored, 7)).toEqual(noRecents),
  );

  it('keep only what has the right shape', () => {
    const stored = JSON.stringify({ userId: 7, texts: ['a', 3], opened: [order, { ...order, kind: 'bill' }] });
    expect(parseRecents(stored, 7)).toEqual({ texts: ['a'], opened: [order] });
  });
});
