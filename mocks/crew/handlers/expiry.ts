import { watchDue } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';
import { expireDue } from './formCrew';

/** Expires invitations when they are due, even without a request. Returns the function that stops it. */
export const startExpiry = (world: World): (() => void) =>
  watchDue(world, {
    findDue: () => world.tables.invitation.one('waiting', 'new')?.expires_at,
    settle: () => expireDue(world),
  });
