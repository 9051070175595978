import { getHelpSides } from '#domain/orders/helpType';
import type { Crew, CrewMember, Order, OrderCard, OrderCompletion, OrderDetail, Stop } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { unknownAddress, unknownCustomer } from '../../outsource/rules/offerForm';
import type { InvitationRow } from '../store/schema';
import { pickFields } from '../store/values';

type Own = Pick<InvitationRow, 'user_id' | 'position'>;

/**
 * Fields of an order by audience (docs/product.md, "What a helper sees of a job"). The office sees everything. The
 * crew sees no office notes or customer price, only their own pay, and first names of colleagues. Invited people see only
 * the cities, and nothing about customer or crew. Only these functions redact answers and pushes.
 */
export type Visibility = { as: 'office' } | { as: 'crew'; own: Own | null } | { as: 'asked'; own: Own };

/** Fields the whole crew can see, without anyone's own pay. For channels that all of them subscribe to. */
export const crewVisibility: Visibility = { as: 'crew', own: null };

export function redactOrder(order: Order, visibility: Visibility): Order {
  if (visibility.as === 'office') return order;
  const seen = {
    ...hidePlaceholders(order),
    pick_up_addresses: order.pick_up_addresses.map(hideUnknownAddress),
    destination_addresses: order.destination_addresses.map(hideUnknownAddress),
    office_notes: '',
    customer_quote: null,
    offered_rates: pickOwnRate(order, visibility.own),
  };
  if (visibility.as === 'crew') return seen;
  return {
    ...seen,
    ...noCustomer,
    customer_secondary_phone: null,
    customer_email: null,
    company_name: null,
    crew_notes: '',
    crew_notes_language: null,
    access_notes_language: null,
    attachments: [],
    pick_up_addresses: order.pick_up_addresses.map(redactStop),
    destination_addresses: order.destination_addresses.map(redactStop),
    pick_up_address: toCityLine(order.pick_up_addresses[0]),
    destination_address: toCityLine(order.destination_addresses[0]),
  };
}

export function redactCard(card: OrderCard, visibility: Visibility): OrderCard {
  if (visibility.as === 'office') return card;
  const seen = { ...hidePlaceholders(card), payout_total: null, missing: [], crew: redactFaces(card.crew, visibility) };
  if (visibility.as === 'crew') return seen;
  const { city_from, city_to } = card;
  const sides = getHelpSides(card.help_type);
  return {
    ...seen,
    ...noCustomer,
    pick_up_address: sides.includes('pick_up_addresses') ? city_from : null,
    destination_address: sides.includes('destination_addresses') ? city_to : null,
  };
}

export function redactDetail(detail: OrderDetail, visibility: Visibility): OrderDetail {
  if (visibility.as === 'office') return detail;
  return {
    ...detail,
    order: redactOrder(detail.order, visibility),
    moving_team: detail.moving_team && redactMembers(detail.moving_team, visibility),
    timeline: [],
    completion: detail.completion && redactPay(detail.completion, visibility.own),
    cancel_comment: null,
    show_up_pay: detail.show_up_pay?.filter(({ user_id }) => user_id === visibility.own?.user_id) ?? null,
  };
}

export function redactCrew(crew: Crew, visibility: Visibility): Crew {
  if (visibility.as === 'office') return crew;
  return { ...crew, members: redactMembers(crew.members, visibility), labor_min: 0, labor_max: 0 };
}

type Helper = Exclude<Visibility, { as: 'office' }>;

function pickOwnRate({ offered_rates }: Order, own: Own | null): Order['offered_rates'] {
  const rate = own ? offered_rates?.[own.position] : undefined;
  return own && rate !== undefined ? { [own.position]: rate } : {};
}

/** Keeps the faces of accepted people and the reader's own. */
function redactFaces(faces: OrderCard['crew'], { as, own }: Helper): OrderCard['crew'] {
  const isOwn = ({ user_id }: OrderCard['crew'][number]) => user_id === own?.user_id;
  const shown = faces.filter((face) => isOwn(face) || (as === 'crew' && face.status === accepted));
  return shown.map((face) => (isOwn(face) ? face : { ...face, last_name: '', stars: null, invitation_id: null }));
}

/** Keeps accepted people. Colleagues see each other's first names, and the phone of people who lead. */
function redactMembers(members: CrewMember[], { as, own }: Helper): CrewMember[] {
  if (as === 'asked') return [];
  const coming = members.filter(({ status }) => status === accepted);
  return coming.map((member) => (member.user_id === own?.user_id ? member : redactColleague(member)));
}

function redactColleague(member: CrewMember): CrewMember {
  return {
    ...pickFields(member, ['invitation_id', 'user_id', 'first_name', 'avatar_url', 'position', 'as_helper']),
    ...pickFields(member, ['status', 'source', 'created_at', 'expires_at']),
    employee_id: null,
    last_name: '',
    hourly_rate: null,
    message: null,
    reason: null,
    responded_at: null,
    attendance: [],
    running_late: null,
    version: null,
    phone: member.position !== null && leads.has(member.position) ? member.phone : null,
  };
}

const accepted: CrewMember['status'] = InvitationStatus.accepted;
const noCustomer = { customer_name: '', customer_last_name: '', customer_primary_phone: '' };
const leads = new Set<number>([2, 4]);

function redactPay(completion: OrderCompletion, own: Own | null): OrderCompletion {
  const lines = completion.lines.filter((line) => line.user_id === own?.user_id);
  const [line] = lines;
  return {
    ...completion,
    lines,
    payout_total: line?.total ?? 0,
    tips_total: line?.tip ?? 0,
    issues: [],
    customer_signature_name: null,
    notes: '',
  };
}

type Named = Pick<OrderCard, 'customer_last_name' | 'pick_up_address' | 'destination_address'>;

/** Leaves out reminders for the office, in its language, to enter an address or a customer. */
function hidePlaceholders<Part extends Named>(part: Part): Part {
  return {
    ...part,
    customer_last_name: part.customer_last_name === unknownCustomer ? '' : part.customer_last_name,
    pick_up_address: hideUnknownLine(part.pick_up_address),
    destination_address: hideUnknownLine(part.destination_address),
  };
}

/** "Address to be entered, Tucson, AZ 85701" as "Tucson, AZ". The ZIP code is the branch's. */
function hideUnknownLine(line: string | null): string | null {
  const start = `${unknownAddress}, `;
  return line?.startsWith(start) === true ? line.slice(start.length).replace(/ \d{5}$/, '') : line;
}

/** The same for a stop. */
function hideUnknownAddress(stop: Stop): Stop {
  return stop.address_line === unknownAddress ? { ...stop, address_line: '', zip: '' } : stop;
}

/** Reduces a stop to its city. The pin is off by a few miles. */
function redactStop(stop: Stop): Stop {
  return {
    ...stop,
    address_line: '',
    unit: null,
    zip: '',
    access_notes: '',
    contact_name: null,
    contact_phone: null,
    lat: stop.lat === null ? null : blurDegrees(stop.lat),
    lng: stop.lng === null ? null : blurDegrees(stop.lng),
  };
}

/** A coordinate to a tenth of a degree, up to five miles off. */
export function blurDegrees(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

function toCityLine(stop: Stop | undefined): string | null {
  return stop ? `${stop.city}, ${stop.state}` : null;
}
