import { namePerson } from '#domain/people/personName';
import { type CrewPlan, type KeptSlots, listPlanSlots, type SlotKey, toSlotKey } from '#domain/crewPlan/crewPlan';
import type { PositionCode } from '#generated/model';
import { getOfferedRate } from '../model/pay';
import type { InviteResult } from '../model/inviteToJob';
import type { BuildJob } from './planInput';

/** A person proposed for a slot and not invited yet. */
export type SlotDraft = {
  /** Null for a slot that is left open by hand. */
  employeeId: number | null;
  /** Shown when the person can no longer be read. */
  name: string;
  /** Cents per hour. */
  rate: number;
  /** Chosen by hand: stays when the crew is built again. */
  isKept: boolean;
};

export type SlotDrafts = Readonly<Record<SlotKey, SlotDraft>>;

/** Writes a plan as drafts. The drafts in `kept` stay as they are. */
export function toDrafts(jobs: readonly BuildJob[], plan: CrewPlan, kept: SlotDrafts = {}): SlotDrafts {
  const drafts: Record<SlotKey, SlotDraft> = { ...kept };
  for (const job of jobs) {
    for (const slot of listPlanSlots([toSlots(job)])) {
      const key = toSlotKey(slot);
      const employeeId = plan[key];
      const draft = employeeId === undefined ? undefined : createDraft(job, slot.position, employeeId);
      if (draft && !kept[key]) drafts[key] = draft;
    }
  }
  return drafts;
}

/** A draft at the rate that the job offers. */
export function createDraft(job: BuildJob, position: PositionCode, employeeId: number): SlotDraft | undefined {
  const candidate = job.candidates.find(({ employee_id }) => employee_id === employeeId);
  if (!candidate) return undefined;
  const rate = getOfferedRate(job.offeredRates, position, candidate.hourly_rate);
  return { employeeId, name: namePerson(candidate), rate, isKept: false };
}

export function toKeptSlots(kept: SlotDrafts): KeptSlots {
  return Object.fromEntries(Object.entries(kept).map(([key, { employeeId }]) => [key, employeeId]));
}

/** The drafts without the people who are invited to the job now. */
export function withoutSent(drafts: SlotDrafts, { orderId, invited }: InviteResult): SlotDrafts {
  const isSent = ([key, { employeeId }]: [string, SlotDraft]) =>
    key.startsWith(`${orderId}-`) && employeeId !== null && invited.includes(employeeId);
  return Object.fromEntries(Object.entries(drafts).filter((entry) => !isSent(entry)));
}

/** The drafts of the device; none if they are of an older version. */
export function readDrafts(value: unknown): SlotDrafts {
  return isDrafts(value) ? value : {};
}

function isDrafts(value: unknown): value is SlotDrafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([key, each]: [string, unknown]) =>
        /^\d+-\d+-\d+$/.test(key) && typeof each === 'object' && each !== null && 'employeeId' in each,
    )
  );
}

function toSlots({ order, slots }: BuildJob) {
  return { id: order.order_id, open: slots.map(({ position, required }) => ({ position, count: required })) };
}
