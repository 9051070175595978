import type { CalendarItem } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import type { WithKnown } from '../../../mocks/provider/store/rows';
import type { World } from '../../../mocks/provider/world';
import { as } from '../operations';
import { orderFields } from '../orders';
import { getField, toList } from '../world';

/** A job of the calendar as the fake shows it. */
export type KnownItem = WithKnown<
  CalendarItem,
  'starts_at' | 'ends_at' | 'date' | 'arrival_window' | 'required' | 'accepted' | 'pending' | 'version'
>;

/** The owner creates an order for two helpers. Returns its id. */
export async function placeForHelpers(world: World, change: object, branchId = 1): Promise<number> {
  const body = { ...orderFields, crew_requirements: [{ position: PositionCode.helper, count: 2 }], ...change };
  const answer = await as('dana', world, 'createOrder', { params: { id: branchId }, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return Number(getField(getField(answer.body, 'data'), 'order_id'));
}

/** The calendar of a branch from one day to another: the page as it was answered, and its items. */
export async function readCalendar(world: World, from: string, to: string, { branchId = 1, more = '' } = {}) {
  const query = `?filter[date_from]=${from}&filter[date_to]=${to}${more}`;
  const { body } = await as('dana', world, 'getOrderCalendar', { params: { id: branchId }, query });
  const page = getField(body, 'data');
  // The world checks each answer against the contract.
  return { page, items: toList(getField(page, 'data')) as KnownItem[] };
}
