import type { Order, OrderCard, OrderCompletion, OrderDetail, Stop } from '../../src/generated/model';
import { helpSidesOf } from '../../src/platform/lib/helpType';
import type { InvitationRow } from '../db/schema';

/**
 * How much of an order somebody may see (docs/product.md, "What a helper sees of a job"): the office everything; the crew no office notes, no
 * customer price, and no pay but their own; whoever was only asked the towns, and nothing of the customer.
 */
export type Sight = { as: 'office' } | { as: 'crew' | 'asked'; own: InvitationRow };

export function orderSeen(order: Order, sight: Sight): Order {
  if (sight.as === 'office') return order;
  const { position } = sight.own;
  const rate = order.offered_rates[position];
  const seen = {
    ...order,
    ...{ office_notes: '', customer_quote: null, offered_rates: rate === undefined ? {} : { [position]: rate } },
  };
  if (sight.as === 'crew') return seen;
  return {
    ...seen,
    ...nobody,
    ...{ customer_secondary_phone: null, customer_email: null, company_name: null, crew_notes: '', attachments: [] },
    pick_up_addresses: order.pick_up_addresses.map(townOf),
    destination_addresses: order.destination_addresses.map(townOf),
    pick_up_address: townLine(order.pick_up_addresses[0]),
    destination_address: townLine(order.destination_addresses[0]),
  };
}

export function cardSeen(card: OrderCard, sight: Sight): OrderCard {
  if (sight.as === 'office') return card;
  const seen = { ...card, payout_total: null, missing: [] };
  if (sight.as === 'crew') return seen;
  const { city_from, city_to } = card;
  const sides = helpSidesOf(card.help_type);
  return {
    ...seen,
    ...nobody,
    pick_up_address: sides.includes('pick_up_addresses') ? city_from : null,
    destination_address: sides.includes('destination_addresses') ? city_to : null,
  };
}

export function detailSeen(detail: OrderDetail, sight: Sight): OrderDetail {
  if (sight.as === 'office') return detail;
  const { own } = sight;
  const team = sight.as === 'asked' ? [] : (detail.moving_team ?? []);
  return {
    ...detail,
    order: orderSeen(detail.order, sight),
    // Of the others the crew reads the number of whoever leads, and nobody's pay.
    moving_team:
      detail.moving_team &&
      team.map((each) => {
        if (each.user_id === own.user_id) return each;
        return { ...each, hourly_rate: 0, phone: leads.has(each.position) ? each.phone : null };
      }),
    timeline: [],
    completion: detail.completion && ownPay(detail.completion, own),
    cancel_comment: null,
  };
}

const nobody = { customer_name: '', customer_last_name: '', customer_primary_phone: '' };
const leads = new Set<number>([2, 4]);

function ownPay(completion: OrderCompletion, { user_id }: InvitationRow): OrderCompletion {
  const lines = completion.lines.filter((line) => line.user_id === user_id);
  const [line] = lines;
  return {
    ...completion,
    ...{ lines, payout_total: line?.total ?? 0, tips_total: line?.tip ?? 0 },
    ...{ issues: [], customer_signature_name: null, notes: '' },
  };
}

/** A stop as far as its town: the pin lies within some miles. */
function townOf(stop: Stop): Stop {
  const near = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 10) / 10);
  return {
    ...stop,
    ...{ address_line: '', unit: null, zip: '', access_notes: '', contact_name: null, contact_phone: null },
    ...{ lat: near(stop.lat), lng: near(stop.lng) },
  };
}

function townLine(stop: Stop | undefined): string | null {
  return stop ? `${stop.city}, ${stop.state}` : null;
}
