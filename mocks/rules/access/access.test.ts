// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Action, may, mayChangeColumns, type Person, getReach } from './access';
import { UserType } from '../../../src/generated/model/codes';

const owner: Person = { id: 1, type: UserType.owner, company_id: 1 };
const office: Person = { id: 2, type: UserType.office, company_id: 1 };
const manager: Person = { id: 3, type: UserType.manager, company_id: 1 };
const helper: Person = { id: 5, type: UserType.helper, company_id: null };
const people = { owner, office, manager, helper };

// The table of docs/product.md, "Who may do what", action by action.
const rows: [Action, (keyof typeof people)[]][] = [
  ['viewBranch', ['owner', 'office', 'manager']],
  ['viewManagers', ['owner', 'office', 'manager']],
  ['writeOrder', ['owner', 'office', 'manager']],
  ['closeOrder', ['owner', 'office', 'manager']],
  ['overrideConflict', ['owner', 'manager']],
  ['inviteCrew', ['owner', 'office', 'manager']],
  ['seeRates', ['owner', 'office', 'manager']],
  ['addMember', ['owner', 'office', 'manager']],
  ['changeMember', ['owner', 'manager']],
  ['removeMember', ['owner', 'manager']],
  ['inviteHelper', ['owner', 'office', 'manager']],
  ['joinBranch', ['helper', 'manager']],
  ['createBranch', ['owner']],
  ['editBranch', ['owner', 'manager']],
  ['deleteBranch', ['owner']],
  ['readClosedBranch', ['owner']],
  ['assignManagers', ['owner']],
  ['createOffer', ['owner', 'office', 'manager']],
  ['seeOfficeNotes', ['owner', 'office', 'manager']],
  ['manageSubscription', ['owner']],
  ['viewSubscription', ['owner', 'office']],
  ['deleteOwnAccount', ['helper']],
];

describe('may', () => {
  it.each(rows)('%s: %j', (action, allowed) => {
    const found = Object.entries(people).filter(([, person]) => may(person, action));
    expect(found.map(([name]) => name)).toEqual(
      Object.keys(people).filter((name) => allowed.some((who) => who === name)),
    );
  });

  it('allows a platform admin nothing, having no screens', () => {
    expect(rows.filter(([action]) => may({ id: 9, type: UserType.admin, company_id: null }, action))).toEqual([]);
  });
});

describe('reachOf', () => {
  const phoenix = { id: 1, company_id: 1, closed_at: null };
  const foreign = { id: 4, company_id: 2, closed_at: null };
  const gone = { ...phoenix, closed_at: '2026-11-21T15:00:00Z' };
  it.each([
    ['owner, own company', owner, phoenix, [], 'open'],
    ['office, own company', office, phoenix, [], 'open'],
    ['manager, assigned', manager, phoenix, [1], 'open'],
    ['manager, not assigned', manager, phoenix, [2], 'closed'],
    ['manager, other company, even if assigned', manager, foreign, [4], 'unknown'],
    ['owner, other company', owner, foreign, [], 'unknown'],
    ['helper', helper, phoenix, [], 'unknown'],
    ['owner, a branch that was closed', owner, gone, [], 'unknown'],
    ['manager, assigned to one that was closed', manager, gone, [1], 'unknown'],
    ['no such branch', owner, undefined, [], 'unknown'],
  ] as const)('%s: %s', (_name, person, branch, managed, expected) => {
    expect(getReach(person, branch, managed)).toBe(expected);
  });
});

describe('mayChangeColumns', () => {
  it.each([
    ['owner, all', owner, ['name', 'timezone', 'managers', 'avatar_url'], true],
    ['manager, name, phone and areas', manager, ['name', 'phone', 'serving_area_ids'], true],
    ['manager, nothing', manager, [], true],
    ['manager, the logo', manager, ['avatar_url'], false],
    ['manager, managers', manager, ['name', 'managers'], false],
    ['manager, the address', manager, ['address_line'], false],
    ['office, the name', office, ['name'], false],
  ] as const)('%s', (_name, person, columns, expected) => {
    expect(mayChangeColumns(person, columns)).toBe(expected);
  });
});
