import type { PositionCode } from '#generated/model';

/** Hours by week; a week is named by its Monday. */
type WeekHours = Readonly<Record<string, number>>;

export type PlanPerson = {
  id: number;
  /** Hours they have accepted. */
  hours: WeekHours;
};

/** A person who is free for a job. Who is not is no candidate. */
type PlanCandidate = {
  personId: number;
  positions: readonly PositionCode[];
  /** Fit, 0 to 100. */
  score: number;
};

/** An open slot: the `index` is among the open slots of the job and position. */
export type PlanSlot = { jobId: number; position: PositionCode; index: number };

export type PlanJob = {
  id: number;
  open: readonly { position: PositionCode; count: number }[];
  hours: WeekHours;
  /** Jobs that one person cannot do as well: they overlap, or there is no time for the drive. */
  clashes: readonly number[];
  candidates: readonly PlanCandidate[];
};

export type PlanInput = { jobs: readonly PlanJob[]; people: readonly PlanPerson[] };

export type SlotKey = `${number}-${number}-${number}`;

/** People by slot. A slot without a person is not in it. */
export type CrewPlan = Readonly<Record<SlotKey, number>>;

/** Slots that are decided: with this person, or left open by null. */
export type KeptSlots = Readonly<Record<SlotKey, number | null>>;

export function toSlotKey({ jobId, position, index }: PlanSlot): SlotKey {
  return `${jobId}-${position}-${index}`;
}

/** The open slots of the jobs, in their order. */
export function listPlanSlots(jobs: readonly Pick<PlanJob, 'id' | 'open'>[]): PlanSlot[] {
  return jobs.flatMap(({ id: jobId, open }) =>
    open.flatMap(({ position, count }) => Array.from({ length: count }, (_, index) => ({ jobId, position, index }))),
  );
}
