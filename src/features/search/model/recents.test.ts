// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addOpened, addText, changeRecents, formatRecents, getRecents, noRecents, parseRecents } from './options';

const order = { kind: 'order', id: 1042, branchId: 1, name: 'Rebecca Hollis' } as const;
const some = addOpened(addText(noRecents, 'hollis'), order);
const [phoenix, tucson] = [1, 2];
const all = changeRecents({}, phoenix, () => some);

describe('recent searches and records', () => {
  it('have the latest first, without repeats, and only a few', () => {
    const texts = ['a', 'b', 'c', 'B', 'd'].reduce(addText, noRecents).texts;
    expect(texts).toEqual(['d', 'B', 'c']);
    const ids = [1, 2, 3, 1, 4, 5, 6].map((id) => ({ ...order, id }));
    expect(ids.reduce(addOpened, noRecents).opened.map(({ id }) => id)).toEqual([6, 5, 4, 1, 3]);
  });

  it('belong to the person who made them', () => {
    expect(parseRecents(formatRecents(all, 7), 7)).toEqual(all);
    expect(parseRecents(formatRecents(all, 7), 8)).toEqual({});
  });

  it('belong to one branch', () => {
    const both = changeRecents(all, tucson, (recents) => addText(recents, 'marana'));
    expect(getRecents(both, phoenix)).toEqual(some);
    expect(getRecents(both, tucson)).toEqual({ texts: ['marana'], opened: [] });
    expect(
      getRecents(
        changeRecents(both, phoenix, () => noRecents),
        tucson,
      ).texts,
    ).toEqual(['marana']);
    expect(getRecents(both, 3)).toEqual(noRecents);
  });

  it.each([null, '', '{', '[]', '7', '{"userId":7}', '{"userId":7,"branches":3}', '{"userId":7,"texts":["a"]}'])(
    'are none when %j is stored',
    (stored) => expect(parseRecents(stored, 7)).toEqual({}),
  );

  it('keep only what has the right shape', () => {
    const branches = { 1: { texts: ['a', 3], opened: [order, { ...order, kind: 'bill' }, {}] }, 2: 'b' };
    expect(parseRecents(JSON.stringify({ userId: 7, branches }), 7)).toEqual({
      1: { texts: ['a'], opened: [order] },
      2: noRecents,
    });
  });
});
