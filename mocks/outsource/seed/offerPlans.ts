import type { OfferAudience, PositionNeed } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import type { OrderRow } from '../../provider/store/schema';
import type { ApplicationState } from './offerApplications';

const { open, filled, closed, expired, cancelled } = OfferStatus;

/** An offer of the seed; `marcus` is what became of his application. */
export type OfferPlan = {
  branchId: number;
  status: OfferStatus;
  audience: OfferAudience;
  tierMinutes?: number;
  /** Hours since it was published. */
  age: number;
  states: readonly ApplicationState[];
  marcus?: ApplicationState;
  /** Days since the job was done. */
  doneDaysAgo?: number;
  /** Picks a job before others that would do. */
  prefers?: (order: OrderRow, needs: readonly PositionNeed[]) => boolean;
  /** Cents an hour above the rate of the job. */
  bonus?: number;
};

/** Offers of the last year, more from month to month, that found someone for a job since done. */
const earlier: readonly OfferPlan[] = (
  [
    ...([12, 17, 26, 34, 39, 45, 62, 74, 98, 128, 185, 230, 290] as const).map((days) => [1, days] as const),
    ...([21, 48, 110, 160, 250] as const).map((days) => [3, days] as const),
    ...([31, 140] as const).map((days) => [2, days] as const),
  ] as const
).map(([branchId, doneDaysAgo]) => ({
  branchId,
  status: filled,
  audience: 'top_20',
  age: 0,
  states: ['accepted', 'ended', 'viewed'],
  doneDaysAgo,
}));

/** 11 offers with up to 38 people who were notified. Marcus: 3 new, 2 accepted, 2 on the wait list, 1 canceled. */
const plans: readonly OfferPlan[] = [
  {
    branchId: 1,
    status: open,
    audience: 'top_20',
    age: 5,
    states: ['applied', 'applied', 'viewed', 'passed'],
    marcus: 'applied',
    prefers: (_order, needs) => needs.length > 1,
  },
  {
    branchId: 1,
    status: open,
    audience: 'everyone_in_radius',
    tierMinutes: 30,
    age: 2,
    states: ['applied', 'viewed', 'notified', 'notified'],
    marcus: 'passed',
    bonus: 150,
  },
  {
    branchId: 1,
    status: filled,
    audience: 'top_20',
    age: 50,
    states: ['accepted', 'ended', 'viewed'],
    marcus: 'accepted',
  },
  { branchId: 1, status: expired, audience: 'favorites', age: 70, states: ['ended', 'viewed'], marcus: 'ended' },
  { branchId: 1, status: closed, audience: 'selected', age: 95, states: ['declined', 'ended'], marcus: 'declined' },
  { branchId: 1, status: cancelled, audience: 'top_20', age: 130, states: ['ended', 'viewed', 'passed'] },
  {
    branchId: 2,
    status: open,
    audience: 'everyone_in_radius',
    age: 3,
    states: ['applied', 'viewed', 'notified'],
    bonus: 100,
  },
  { branchId: 3, status: filled, audience: 'top_20', age: 40, states: ['accepted', 'ended', 'viewed'] },
  { branchId: 4, status: filled, audience: 'top_20', age: 30, states: ['ended', 'ended'], marcus: 'accepted' },
  {
    branchId: 4,
    status: open,
    audience: 'everyone_in_radius',
    age: 4,
    states: ['applied', 'viewed'],
    marcus: 'viewed',
  },
  {
    branchId: 1,
    status: open,
    audience: 'selected',
    age: 0.4,
    states: ['applied', 'notified'],
    marcus: 'notified',
    prefers: ({ arrival_window }) => arrival_window >= '18:00',
    bonus: 400,
  },
];

/** The offers of the last days, then the earlier ones. */
export const offerPlans: readonly OfferPlan[] = [...plans, ...earlier];
