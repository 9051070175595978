import type { HelperInvitation } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderRow } from '../../../provider/store/schema';
import { presentHelperInvitation } from '../../answers';
import { listStepActions } from '../../../crew/rules/answers';
import { checkRateCompany } from '../../../crew/rules/ratings';
import { getBusyTimes } from '../../../crew/rules/busyTimes';
import type { World } from '../../../provider/world';
import { getShownMiles } from '../../../crew/handlers/bookings';
import { findAcceptBlock, listOwnConflicts } from './acceptFacts';

/** An invitation as its recipient sees it now. */
export function showOwn(world: World, own: InvitationRow, order: OrderRow): HelperInvitation {
  const { tables, clock } = world;
  const user = tables.user.require(own.user_id);
  const zone = tables.branch.require(order.branch_id).timezone;
  const facts = { days: getBusyTimes(order, zone), zone, at: clock.now().getTime() };
  const isAnswered = own.status === InvitationStatus.accepted;
  return presentHelperInvitation(tables, own, order, {
    homeMiles: getShownMiles(world, user, order),
    conflicts: listOwnConflicts(world, own, order),
    blocked: isAnswered ? null : findAcceptBlock(world, own, order),
    steps: [
      ...listStepActions(own, order, facts),
      ...(checkRateCompany(own, order, facts.at) === null ? (['rate'] as const) : []),
    ],
    now: clock.now().getTime(),
  });
}
