// @vitest-environment node
import { expect, it } from 'vitest';
import { testWorld } from '../../../tests/kit/world';
import { getOrderCounts } from '../../orders/rules/orderLists';
import { listBranches } from '../access/access';

it('noBranches: Copper Mesa has none, the others have theirs', () => {
  const { tables } = testWorld({ scenario: 'noBranches' });
  const counts = [1, 3, 4, 9].map((id) => listBranches(tables, tables.user.require(id)).length);
  expect(counts).toEqual([0, 0, 0, 2]);
  expect(tables.manager.count('company', 1)).toBe(2);
});

it('empty: nothing has happened to the same people and branches', () => {
  const { tables } = testWorld({ scenario: 'empty' });
  expect([tables.activity.size(), tables.branch.size(), tables.user.size()]).toEqual([0, 6, 89]);
  expect([tables.order.size(), tables.invitation.size()]).toEqual([0, 0]);
});

it('longestNames: exactly as long as the contract allows, and so are the texts', () => {
  const { tables } = testWorld({ scenario: 'longestNames' });
  const lengths = (texts: string[]) => [...new Set(texts.map((text) => text.length))];
  expect(lengths(tables.user.all().flatMap(({ first_name, last_name }) => [first_name, last_name]))).toEqual([50]);
  expect(lengths(tables.branch.all().map(({ name }) => name))).toEqual([60]);
  expect(lengths(tables.branch.all().map(({ address_line }) => address_line))).toEqual([120]);
  expect(lengths(tables.company.all().map(({ name }) => name))).toEqual([100]);
  expect(lengths(tables.order.all().map(({ customer_last_name }) => customer_last_name))).toEqual([50]);
  expect(lengths(tables.order.all().flatMap(({ pick_up_addresses: [stop] }) => stop?.city ?? []))).toEqual([60]);
  const names = tables.branch.select('company', 1, () => true).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(tables.activity.by('feed', '1/1').some(({ title }) => title.length > 110)).toBe(true);
});

it('hundred: long lists everywhere', () => {
  const { tables } = testWorld({ scenario: 'hundred' });
  const branches = tables.branch.by('company', 1);
  expect(branches).toHaveLength(10);
  expect(tables.activity.count('feed', '1/1')).toBeGreaterThanOrEqual(100);
  expect(getOrderCounts(tables, 1)).toEqual({ not_formed: 100, formed: 100, history: 160 });
  expect(tables.manager.count('company', 1)).toBe(100);
  expect(tables.branchManager.count('branch', 1)).toBeGreaterThan(5);
  expect(tables.branch.require(1).serving_area_ids).toHaveLength(20);
  expect(tables.activity.count('feed', '5/0')).toBeGreaterThanOrEqual(100);
});
