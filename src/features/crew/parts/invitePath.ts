import type { PositionCode } from '#generated/model';
import { href } from '#platform/routing/links/href';

/** Query parameter: shows only people of this position at first. */
export const POSITION_PARAM = 'position';

/** The page that invites people to a job, for one position. */
export const getInvitePath = (orderId: number, position: PositionCode): string =>
  `${href('company-job-team-add', { id: orderId })}?${POSITION_PARAM}=${position}`;
