// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Who } from '../../../tests/kit/operations';
import { sendRequestToJoin, asUser, memberIn, outsiders } from '../../../tests/kit/people/members';
import { type Answer, toList, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../provider/world';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const [first] = outsiders;
const getData = (answer: Answer) => getField(answer.body, 'data');
const accept = (id: number, userId: number) =>
  asUser(userId, world, 'acceptBranchInvitation', { branchInvitationId: id });

describe('finding helpers', () => {
  const find = async (query: string, who: Who = 'priya') => {
    const answer = await as(who, world, 'searchHelpersGlobally', { params: { id: 1 }, query });
    return toList(getField(getData(answer), 'data'));
  };
  const ids = (found: unknown[]) => found.map((row) => getField(row, 'user_id'));

  it('finds helpers who take jobs: those who could join before members, best fit first, without last names', async () => {
    const found = await find('?per_page=100');
    expect(found).toHaveLength(58);
    const ranks = found.map((row) => {
      const score = Number(getField(getField(row, 'fit'), 'score'));
      return getField(row, 'already_member') === true ? score - 100 : score;
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(ids(found)).not.toContain(8);
    expect(found.filter((row) => getField(row, 'last_name') !== undefined)).toEqual([]);
  });

  it('shows who belongs to the branch, and what became of a request', async () => {
    const id = await sendRequestToJoin(world, first);
    const name = world.tables.user.require(first).first_name;
    const row = async () => (await find(`?search=${name}`)).find((each) => getField(each, 'user_id') === first);
    expect(await row()).toMatchObject({ invitation_status: 1, invitation_id: id, already_member: false });
    await accept(id, first);
    const employee_id = memberIn(world, first);
    expect(await row()).toMatchObject({ already_member: true, employee_id, invitation_status: 2 });
    await as('dana', world, 'deleteEmployee', { params: { employeeId: employee_id } });
    expect(await row()).toMatchObject({ already_member: false, employee_id: null, invitation_status: null });
  });
});
