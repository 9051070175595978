import { href } from './href';

/** Query parameter with the job whose open slots the offer is for. */
export const ORDER_PARAM = 'order';

/** The page that finds people for the open slots of a job. */
export const getFindPeoplePath = (orderId: number): string =>
  `${href('company-outsourcing')}?${ORDER_PARAM}=${orderId}`;
