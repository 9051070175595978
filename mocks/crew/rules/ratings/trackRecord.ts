import { getAverageStars } from '#domain/numbers/statistics';
import type { PayLine } from '#generated/model';
import type { CompanyRating } from '../../../orders/rows';
import type { BranchRow, InvitationRow, OrderRow, WorldTables } from '../../../provider/store/schema';
import { dayMs, toIso } from '../../../provider/time/times';
import { canReadRating, getLastWord, isRatingShown, type WorkAgain } from './ratings';

/** A person's record from finished jobs. */
export type TrackRecord = {
  stars: number;
  ratings: number;
  showUp: number | null;
  jobsTogether: number;
  /** Finished jobs for any company. */
  jobs: number;
  /** Latest answer on working together again: `block` if either side said so. */
  workAgain: WorkAgain | null;
  /** The company's own latest answer. It must not learn the person's. */
  companyAnswer: WorkAgain | null;
};

/** The record of a person without a finished job. */
const emptyRecord: TrackRecord = {
  stars: 0,
  ratings: 0,
  showUp: null,
  jobsTogether: 0,
  jobs: 0,
  workAgain: null,
  companyAnswer: null,
};

/** The average and the number of ratings, as every screen of a company shows them. */
export function getRating({ stars, ratings }: Pick<TrackRecord, 'stars' | 'ratings'>) {
  return { rating_avg: getAverageStars(stars, ratings), rating_count: ratings };
}

const recentMs = 90 * dayMs;

/** Reader of a record in a branch, and the time in milliseconds since the epoch. Null reads as anyone else in the office. */
export type RecordReading = { branch_id: number; readerId: number | null; now: number };

/**
 * Stars, reliability of the last 90 days, and work for the company of this branch, as far as the reader may know. Stars
 * count once everyone sees them (docs/product.md, "Ratings").
 */
export function getTrackRecord(tables: WorldTables, userId: number, reading: RecordReading): TrackRecord {
  return createRecordReader(tables, reading)(listDoneJobs(tables, userId), userId);
}

/** Checks whether everyone sees the rating of a job: average and count are the same for its author and for others. */
function isShown({ closed_at, back }: DoneJob, now: number): boolean {
  const otherRatedAt = back === null ? null : Date.parse(back.at);
  return isRatingShown({ ratedAt: Date.parse(closed_at), otherRatedAt }, now);
}

/** The same for the finished jobs of many people: what they share is looked up once. */
export function createRecordReader(
  tables: WorldTables,
  { branch_id, readerId, now }: RecordReading,
): (jobs: readonly DoneJob[], userId: number) => TrackRecord {
  const isOurs = createCompanyTest(tables, getCompanyId(tables, branch_id) ?? 0);
  const recentFrom = toIso(now - recentMs);
  return (done, userId) => {
    if (done.length === 0) return emptyRecord;
    const isReadable = (job: DoneJob) =>
      canReadRating({ isAuthor: isOurs(job), isRated: userId === readerId }, job.closed_at, job.back?.at ?? null, now);
    const recent = done.filter(({ starts_at }) => starts_at > recentFrom);
    const here = done.filter((job) => !job.line.no_show && isOurs(job));
    const rated = done.flatMap((job) => (isShown(job, now) ? (job.line.rating ?? []) : []));
    const companyAnswer = getWorkAgain(here.filter(isReadable));
    return {
      stars: rated.reduce((sum, { stars }) => sum + stars, 0),
      ratings: rated.length,
      showUp: recent.length === 0 ? null : recent.filter(({ line }) => !line.no_show).length / recent.length,
      jobsTogether: here.length,
      jobs: done.filter(({ line }) => !line.no_show).length,
      workAgain: getBlock(here) ?? companyAnswer,
      companyAnswer,
    };
  };
}

/** Checks whether the company's latest answer is not to work with this person again (docs/product.md, "Ratings"). */
export function isBlockedBy(tables: WorldTables, companyId: number, userId: number): boolean {
  return getWorkAgain(listDoneJobs(tables, userId).filter(createCompanyTest(tables, companyId))) === 'block';
}

/** Checks whether the person's latest answer is not to work with this company again. */
export function hasBlocked(tables: WorldTables, companyId: number, userId: number): boolean {
  return getBlock(listDoneJobs(tables, userId).filter(createCompanyTest(tables, companyId))) !== null;
}

/** A finished job of a person, with their pay line and their rating of the company. */
export type DoneJob = Readonly<{
  starts_at: string;
  branch_id: number;
  closed_at: string;
  line: Readonly<PayLine>;
  back: Readonly<CompanyRating> | null;
}>;

/** `block` if that is the person's latest answer about the company. */
function getBlock(jobs: readonly DoneJob[]): 'block' | null {
  const words = jobs.map(({ back }) => ({ at: back?.changed_at ?? back?.at ?? '', word: back?.work_again }));
  return getLastWord(words) === 'block' ? 'block' : null;
}

function getWorkAgain(jobs: readonly DoneJob[]): WorkAgain | null {
  return getLastWord(
    jobs.map(({ closed_at, line }) => ({ at: line.work_again_at ?? closed_at, word: line.rating?.work_again })),
  );
}

/** The finished jobs of a person. */
function listDoneJobs(tables: WorldTables, userId: number): DoneJob[] {
  return tables.invitation.pick('busy', userId, (invitation) =>
    tables.order.view(invitation.order_id, (order) => toDoneJob(invitation, order)),
  );
}

/** A job as a finished one of that person; undefined if it is not finished. */
export function toDoneJob(
  { id, company_rating: back }: Readonly<InvitationRow>,
  { starts_at, branch_id, closed_at, completion }: Readonly<OrderRow>,
): DoneJob | undefined {
  const line = completion?.lines.find((each) => each.invitation_id === id);
  return line && { starts_at, branch_id, closed_at: closed_at ?? starts_at, line, back };
}

/** Tests whether a job is of that company, including its closed branches. */
function createCompanyTest(tables: WorldTables, companyId: number): (job: Pick<OrderRow, 'branch_id'>) => boolean {
  const branches = new Set(tables.branch.viewAll('everOfCompany', companyId, ({ id }) => id));
  return ({ branch_id }) => branches.has(branch_id);
}

function getCompanyId(tables: WorldTables, branchId: BranchRow['id']): number | undefined {
  return tables.branch.view(branchId, ({ company_id }) => company_id);
}
