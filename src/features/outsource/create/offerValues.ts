import { typicalRates } from '#domain/money/marketRates';
import { crewSize } from '#domain/orders/formation';
import { countOpen } from '#domain/orders/openSlots';
import type {
  Branch,
  Crew,
  CrewRequirement,
  HelpType,
  Language,
  MatchRequest,
  OfferAudience,
  OfferDraft,
  OfferDraftElevator,
  OfferRequest,
  Order,
  PositionCode,
  PositionNeed,
} from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { renameErrorFields } from '#platform/http/ApiError';
import { crewOrder } from '../../jobs/orders';
import { hasTiers } from '../parts/labels';

/** Values of the form for a new offer. Names match the API, so that its errors reach their fields. */
export type OfferValues = {
  /** The typed line. It fills in the fields below and is not sent. */
  line: string;
  draft: DraftPlace;
  /** Positions that are needed. */
  position_needs: readonly CrewRequirement[];
  /** Cents an hour by position code. */
  rates: readonly (number | null)[];
  radius_miles: number;
  requirements: {
    tool_ids: number[];
    vehicle_type_ids: number[];
    languages: Language[];
    min_rating: number | null;
  };
  audience: OfferAudience;
  user_ids: number[];
  /** Minutes between the groups that are notified; null to notify all together. */
  tier_minutes: number | null;
  message: string;
  auto_accept: number;
  /** Hours until the deadline; null for the provider's default. */
  open_hours: number | null;
};

/** Place and time of an offer without a job. */
type DraftPlace = {
  date: string | null;
  arrival_window: string;
  estimated_hours: number | null;
  city: string;
  state: string | null;
  floor: number | null;
  flights_of_stairs: number | null;
  elevator: OfferDraftElevator | null;
  help_type: HelpType | null;
};

export const offerField = createFieldNames<OfferValues>();

/** Radius of a new offer, in miles. */
export const offerRadius = 25;

/** The job an offer is for. */
export type StaffedJob = { order: Order; crew: Crew };

/** An empty offer, or one for the open slots of a job. */
export function createOfferValues(branch: Branch, job?: StaffedJob): OfferValues {
  const requirements = job
    ? {
        tool_ids: [...job.order.tool_ids],
        vehicle_type_ids: job.order.vehicle_requirements
          .filter(({ provided_by }) => provided_by === 'helper')
          .map(({ vehicle_type_id }) => vehicle_type_id),
        languages: [...job.order.languages],
        min_rating: null,
      }
    : { tool_ids: [], vehicle_type_ids: [], languages: [], min_rating: null };
  return {
    line: '',
    draft: createDraft(branch),
    position_needs: job ? listOpenNeeds(job.crew) : [],
    rates: fillRates((position) => job?.order.offered_rates?.[position] ?? typicalRates[position]),
    radius_miles: offerRadius,
    requirements,
    audience: 'top_20',
    user_ids: [],
    tier_minutes: null,
    message: '',
    auto_accept: 0,
    open_hours: null,
  };
}

function createDraft({ city, state }: Branch): DraftPlace {
  return {
    date: null,
    arrival_window: '',
    estimated_hours: null,
    city,
    state: state || null,
    floor: null,
    flights_of_stairs: null,
    elevator: null,
    help_type: null,
  };
}

/** Rates by position code; the first entry is unused. */
function fillRates(getRate: (position: PositionCode) => number): (number | null)[] {
  const rates: (number | null)[] = [null, null, null, null, null];
  for (const position of crewOrder) rates[position] = getRate(position);
  return rates;
}

/** The slots of a job that no one has accepted or can still accept: an offer asks for no more. */
export function listOpenNeeds({ slots }: Pick<Crew, 'slots'>): CrewRequirement[] {
  return crewOrder.flatMap((position) => {
    const own = slots.filter((slot) => slot.position === position);
    const count = own.reduce((sum, slot) => sum + countOpen(slot), 0);
    return count > 0 ? [{ position, count }] : [];
  });
}

/** Counts the people the offer needs. */
export function countPeople(values: Pick<OfferValues, 'position_needs'>): number {
  return crewSize(values.position_needs);
}

/** The question who fits, for a job or a draft. */
export function toMatchRequest(values: OfferValues, branchId: number, orderId: number | null): MatchRequest {
  const { radius_miles, requirements } = values;
  return { ...toSource(values, branchId, orderId), position_needs: listNeeds(values), radius_miles, requirements };
}

/** The offer as it is sent. `now` is the provider's time, for the deadline. */
export function toOfferRequest(values: OfferValues, orderId: number | null, now: Date): OfferRequest {
  const { radius_miles, requirements, audience, message, open_hours } = values;
  const { branch_id: _branch, ...source } = toSource(values, 0, orderId);
  return {
    ...source,
    position_needs: listNeeds(values),
    radius_miles,
    requirements,
    audience,
    ...(audience === 'selected' && { user_ids: values.user_ids }),
    tier_minutes: hasTiers(audience) ? values.tier_minutes : null,
    message: message.trim(),
    auto_accept: Math.min(values.auto_accept, countPeople(values)),
    ...(open_hours !== null && { apply_by: toDeadline(now, open_hours) }),
  };
}

/** To the second, as the contract writes instants. */
function toDeadline(now: Date, hours: number): string {
  return `${new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 19)}Z`;
}

/** Moves errors to the fields that fill in the wrong values, such as the rate of a position. Others stay unchanged. */
export function toFormError(error: unknown, { position_needs }: OfferValues): unknown {
  return renameErrorFields(error, (field) => {
    const [list, place, part] = field.split('.');
    if (list === 'apply_by') return 'open_hours';
    if (list === 'user_ids') return 'audience';
    const position = list === 'position_needs' && part === 'hourly_rate' && position_needs[Number(place)]?.position;
    return typeof position === 'number' ? `rates.${position}` : field;
  });
}

function toSource(values: OfferValues, branchId: number, orderId: number | null) {
  return orderId === null ? { draft: toDraft(values.draft), branch_id: branchId } : { order_id: orderId };
}

function listNeeds({ position_needs, rates }: OfferValues): PositionNeed[] {
  return position_needs.map(({ position, count }) => ({ position, count, hourly_rate: rates[position] ?? 0 }));
}

/** Empty fields are left out. */
function toDraft(draft: DraftPlace): OfferDraft {
  const { date, arrival_window, estimated_hours, city, state, ...site } = draft;
  const { floor, flights_of_stairs, elevator, help_type } = site;
  return {
    date: date ?? '',
    arrival_window,
    estimated_hours: estimated_hours ?? 0,
    city: city.trim(),
    state: state ?? '',
    ...(floor !== null && { floor }),
    ...(flights_of_stairs !== null && { flights_of_stairs }),
    ...(elevator !== null && { elevator }),
    ...(help_type !== null && { help_type }),
  };
}
