import { ActiveStatus } from '#generated/model/codes';
import type { World } from '../../mocks/provider/world';
import { type HostedWorld, hostWorld } from './hostedWorld';
import { call, signIn } from './world';

/** User ids of the people that can be invited in the world of `fewPeople`. */
export const crewIds = { luis: 3, marcus: 5, sofia: 6, tyrell: 7, alicia: 11, wade: 12 } as const;

const working = new Set([1, 2, 3, 4, 5, 6, 24]);

/**
 * An empty world with six people to invite in Phoenix and one in Tucson, so that screens that list everyone render and
 * search quickly.
 */
export function fewPeople(): HostedWorld {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  world.change(() => {
    for (const { id, user_id } of world.tables.employee.all()) {
      // The office stays: it is never invited, and without an active membership it could not sign in.
      const isOffice = world.tables.user.require(user_id).positions.length === 0;
      if (!working.has(id) && !isOffice) world.tables.employee.update(id, { status: ActiveStatus.inactive });
    }
  });
  return hosted;
}

/** The full name of a person whom the seed made up. */
export function readFullName({ tables }: World, userId: number): string {
  const { first_name, last_name } = tables.user.require(userId);
  return `${first_name} ${last_name}`;
}

/** Accepts an invitation through the API. */
export async function accept(world: World, email: string, invitationId: number): Promise<number> {
  const token = await signIn(world, email);
  return (await call(world, 'POST', `/invitations/${invitationId}/accept`, { token })).status;
}
