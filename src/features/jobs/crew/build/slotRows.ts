import { type CrewPlan, listPlanSlots, type SlotKey, toSlotKey } from '#domain/crewPlan/crewPlan';
import { countOpen } from '#domain/orders/openSlots';
import type { Candidate, PositionCode } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import type { CandidateProblem } from '../model/candidateProblem';
import type { JobInvitations } from '../model/inviteToJob';
import { fillsSlot } from '../model/picks';
import { type BuildJob, findSkipReason, type SkipReason, type SlotDraft, type SlotDrafts } from './planInput';

/** Reason a draft can no longer be sent: the plan would not propose the person anymore, or the plan itself changed. */
type DraftProblem = SkipReason | Extract<CandidateProblem, 'gone' | 'noSlot'> | 'doubleBooked';

/** A slot on screen: open, or with a draft, which another person may have made impossible. */
export type SlotRow = {
  key: SlotKey;
  jobId: number;
  position: PositionCode;
  /** The slot as the plan counts open slots; missing when no slot is left for the draft. */
  planKey?: SlotKey;
  draft?: SlotDraft;
  candidate?: Candidate;
  problem?: DraftProblem;
};

/** A draft that can be sent. */
export type ReadyRow = SlotRow & { draft: SlotDraft & { employeeId: number }; candidate: Candidate; planKey: SlotKey };

export const isReady = (row: SlotRow): row is ReadyRow =>
  row.draft !== undefined &&
  row.draft.employeeId !== null &&
  row.candidate !== undefined &&
  row.planKey !== undefined &&
  row.problem === undefined;

/** The slots of the jobs with their drafts, checked against what is known now. */
export function listSlotRows(jobs: readonly BuildJob[], drafts: SlotDrafts): SlotRow[] {
  const drafted: Drafted = [];
  return jobs.flatMap((job) =>
    job.slots.flatMap((slot) => listPositionRows(job, slot.position, countOpen(slot), drafts, drafted)),
  );
}

/** People in the rows so far whose drafts can be sent. */
type Drafted = { jobId: number; employeeId: number }[];

function listPositionRows(
  job: BuildJob,
  position: PositionCode,
  open: number,
  drafts: SlotDrafts,
  drafted: Drafted,
): SlotRow[] {
  const jobId = job.order.order_id;
  const inPosition: Drafted = [];
  const rows = listKeys(jobId, position, open, drafts).map((key): SlotRow => {
    const draft = drafts[key];
    const candidate = job.candidates.find(({ employee_id }) => employee_id === draft?.employeeId);
    const problem = findDraftProblem(job, draft, candidate, [...drafted, ...inPosition]);
    if (candidate && !problem) inPosition.push({ jobId, employeeId: candidate.employee_id });
    return {
      key,
      jobId,
      position,
      ...(draft && { draft }),
      ...(candidate && { candidate }),
      ...(problem && { problem }),
    };
  });
  const assigned = assignSlots(rows, open);
  drafted.push(...assigned.filter(isReady).map(({ draft: { employeeId } }) => ({ jobId, employeeId })));
  return assigned;
}

/** The keys of the open slots, and of drafts whose slot was filled. */
function listKeys(jobId: number, position: PositionCode, open: number, drafts: SlotDrafts): SlotKey[] {
  const start = `${jobId}-${position}-`;
  const drafted = Object.keys(drafts).filter((key): key is SlotKey => key.startsWith(start));
  const slots = listPlanSlots([{ id: jobId, open: [{ position, count: open }] }]).map(toSlotKey);
  const getPlace = (key: SlotKey) => Number(key.slice(start.length));
  return [...new Set([...slots, ...drafted])].sort((one, other) => getPlace(one) - getPlace(other));
}

function findDraftProblem(
  job: BuildJob,
  draft: SlotDraft | undefined,
  candidate: Candidate | undefined,
  drafted: Drafted,
): DraftProblem | undefined {
  if (!draft || draft.employeeId === null) return undefined;
  if (!candidate) return 'gone';
  const skipReason = findSkipReason(candidate);
  if (skipReason) return skipReason;
  const { order, clashes } = job;
  const isDoubleBooked = drafted.some(
    ({ jobId, employeeId }) => employeeId === draft.employeeId && (jobId === order.order_id || clashes.includes(jobId)),
  );
  return isDoubleBooked ? 'doubleBooked' : undefined;
}

/** Assigns the open slots first to drafts that can be sent. A draft without a slot has a problem. */
function assignSlots(rows: readonly SlotRow[], open: number): SlotRow[] {
  // Nothing was filled since: every row keeps its slot.
  if (rows.length === open) return rows.map((row) => ({ ...row, planKey: row.key }));
  const isDraft = ({ draft, problem }: SlotRow) => typeof draft?.employeeId === 'number' && !problem;
  const inOrder = [...rows.filter(isDraft), ...rows.filter((row) => !isDraft(row))];
  return rows.flatMap((row): SlotRow[] => {
    const index = inOrder.indexOf(row);
    const { jobId, position } = row;
    if (index < open) return [{ ...row, planKey: toSlotKey({ jobId, position, index }) }];
    if (isDraft(row)) return [{ ...row, problem: 'noSlot' }];
    return row.problem ? [row] : [];
  });
}

/** The drafts that can be sent, as a plan. */
export function toCrewPlan(rows: readonly SlotRow[]): CrewPlan {
  return Object.fromEntries(rows.filter(isReady).map(({ planKey, draft }) => [planKey, draft.employeeId]));
}

/** Slots that were decided by hand: they stay when the crew is built again. */
export function listKeptDrafts(rows: readonly SlotRow[]): SlotDrafts {
  return Object.fromEntries(
    rows.flatMap(({ planKey, draft, problem }) =>
      planKey !== undefined && draft?.isKept === true && !problem ? [[planKey, draft]] : [],
    ),
  );
}

/** The drafts that can be sent, by job. */
export function toJobInvitations(rows: readonly SlotRow[]): JobInvitations[] {
  const byJob = Map.groupBy(rows.filter(isReady), ({ jobId }) => jobId);
  return [...byJob].map(([orderId, ready]) => ({
    orderId,
    people: ready.map(({ draft: { employeeId, name, rate }, position }) => ({
      name,
      invitee: { employee_id: employeeId, position, hourly_rate: rate },
    })),
  }));
}

/** Labor of the drafts that can be sent, in cents: paid hours at their rates, and travel pay. 0 if it is not known. */
export function sumLabor(jobs: readonly BuildJob[], rows: readonly SlotRow[]): number {
  const labor = rows.filter(isReady).map(({ jobId, draft }) => {
    const pay = jobs.find(({ order }) => order.order_id === jobId)?.pay;
    return pay ? multiplyCents(draft.rate, pay.paidHours) + pay.travelPay : undefined;
  });
  return labor.includes(undefined) ? 0 : labor.reduce<number>((sum, each = 0) => sum + each, 0);
}

/** Open slots of a position and why the people who could fill them do not. `planned` are in the plan or at 60 hours. */
type UnfilledPosition = {
  position: PositionCode;
  count: number;
  reasons: readonly { reason: SkipReason | 'planned'; count: number }[];
};

const reasons = ['busy', 'off', 'invited', 'declined', 'far', 'planned'] as const;

/** Reasons why slots of a job stay open. */
export function listUnfilledPositions(job: BuildJob, open: readonly PositionCode[]): UnfilledPosition[] {
  return [...new Set(open)].map((position) => {
    const able = job.candidates.filter(({ positions }) => fillsSlot(positions, position));
    const found = able.map((candidate) => findSkipReason(candidate) ?? 'planned');
    return {
      position,
      count: open.filter((each) => each === position).length,
      reasons: reasons
        .map((reason) => ({ reason, count: found.filter((each) => each === reason).length }))
        .filter(({ count }) => count > 0),
    };
  });
}
