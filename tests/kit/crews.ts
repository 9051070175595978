import type { World } from '../../mocks/world';
import { call, signIn } from './world';
import { type HostedWorld, hostWorld } from './hostedWorld';
import { ActiveStatus } from '../../src/generated/model/codes';

/** Users by name who may be asked in the world of `fewPeople`. */
export const crewIds = { luis: 3, marcus: 5, sofia: 6, tyrell: 7, alicia: 11, wade: 12 } as const;

const working = new Set([1, 2, 3, 4, 5, 6, 24]);

/**
 * An empty world in which Phoenix has six people to ask and Tucson one: screens that list everybody are then drawn and
 * searched in no time.
 */
export function fewPeople(): HostedWorld {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  world.change(() => {
    for (const { id, user_id } of world.tables.employee.all()) {
      // The office stays: nobody invites them, and without an active membership they could not sign in.
      const isOffice = world.tables.user.require(user_id).positions.length === 0;
      if (!working.has(id) && !isOffice) world.tables.employee.update(id, { status: ActiveStatus.inactive });
    }
  });
  return hosted;
}

/** Somebody says yes through the API. */
export async function accept(world: World, email: string, invitationId: number): Promise<number> {
  const token = await signIn(world, email);
  return (await call(world, 'POST', `/invitations/${invitationId}/accept`, { token })).status;
}
