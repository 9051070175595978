import { getAverageStars } from '#domain/numbers/statistics';
import type { CrewRating, PayLine } from '#generated/model';
import type { CompanyRating } from '../../orders/rows';
import { checkInvitation } from '../../provider/rules/actions';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { BranchRow, InvitationRow, OrderRow, WorldTables } from '../../provider/store/schema';
import { jobRefusalTexts as texts } from '../../provider/texts/refusals';
import { dayMs, toIso } from '../../provider/time/clock';

// Ratings -------------------------------------------------------------------------------------------------------------

/** Time that a rating is hidden unless the other side rates too: seven days, in milliseconds. */
export const hiddenForMs = 7 * dayMs;

/**
 * Checks whether a rating is shown to anyone but its author: once both sides have rated, or after seven days. So no one can
 * rate in return (docs/product.md, "Ratings"). The same for a company's rating and for a helper's. `ratedBackAt` is when
 * the other side rated, and `now` is in milliseconds since the epoch.
 */
export function isRatingShown(ratedAt: string, ratedBackAt: string | null, now: number): boolean {
  const isAnswered = ratedBackAt !== null && Date.parse(ratedBackAt) <= now;
  const age = now - Date.parse(ratedAt);
  return age >= 0 && (isAnswered || age >= hiddenForMs);
}

/**
 * Checks whether someone may read a rating that a company gave at `ratedAt`: the company right away, but no one about
 * themselves. Everyone else, and the person rated, once it is shown.
 */
export function canReadRating(
  { isAuthor, isRated }: { isAuthor: boolean; isRated: boolean },
  ratedAt: string,
  ratedBackAt: string | null,
  now: number,
): boolean {
  return (isAuthor && !isRated) || isRatingShown(ratedAt, ratedBackAt, now);
}

export type WorkAgain = NonNullable<CrewRating['work_again']>;

export type WorkAgainWord = { at: string; word: WorkAgain | undefined };

/** The company's latest answer. A later rating without an answer changes nothing. */
export function getLastWord(words: readonly WorkAgainWord[]): WorkAgain | null {
  const said = words.flatMap(({ at, word }) => (word === undefined ? [] : [{ at, word }]));
  return said.sort((a, b) => a.at.localeCompare(b.at)).at(-1)?.word ?? null;
}

// Track record --------------------------------------------------------------------------------------------------------

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
type RecordReading = { branch_id: number; readerId: number | null; now: number };

/**
 * Stars, reliability of the last 90 days, and work for the company of this branch, as far as the reader may know. Stars
 * count once everyone sees them (docs/product.md, "Ratings").
 */
export function getTrackRecord(tables: WorldTables, userId: number, reading: RecordReading): TrackRecord {
  return createRecordReader(tables, reading)(listDoneJobs(tables, userId), userId);
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
    // Average and count are the same for the author of a rating and for others.
    const shown = done.filter(({ closed_at, back }) => isRatingShown(closed_at, back?.at ?? null, now));
    const rated = shown.flatMap(({ line }) => line.rating ?? []);
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

// Ratings of a company ------------------------------------------------------------------------------------------------

type Own = Pick<InvitationRow, 'id' | 'status' | 'attendance' | 'company_rating'>;
type Job = Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at' | 'completion'>;

/**
 * A person rates the company once, after a completed job they came to. Afterwards they can change whether they would work
 * there again, nothing else (docs/product.md, "Ratings"). Without a rating in `sent` it checks the first one.
 */
export function checkRateCompany(own: Own, order: Job, now: number, sent?: CrewRating): Refusal | null {
  const refused = checkInvitation('rateCompany', own, order, now);
  if (refused) return refused;
  const line = order.completion?.lines.find(({ invitation_id }) => invitation_id === own.id);
  if (!line || line.no_show) return refuse.wrongState(texts.didNotWork);
  return own.company_rating && !(sent && isSameRating(own.company_rating, sent))
    ? refuse.wrongState(texts.alreadyRated)
    : null;
}

/** Compares everything but the answer on working together again. */
function isSameRating(one: CrewRating, other: CrewRating): boolean {
  const list = ({ stars, tags = [], comment = '' }: CrewRating) => JSON.stringify([stars, tags, comment]);
  return list(one) === list(other);
}

/** Stars that a helper gave a company, and since when they are shown. Milliseconds since the epoch. */
type CompanyStars = { stars: number; shownAt: number };

/** The ratings of a company by helpers that are shown at `now` (docs/product.md, "Ratings"). */
export function listCompanyStars(tables: WorldTables, companyId: number, now: number): CompanyStars[] {
  const branches = tables.branch.viewAll('everOfCompany', companyId, ({ id }) => id);
  const given = branches.flatMap((id) =>
    tables.invitation.viewAll('rated', id, ({ id: own, order_id, company_rating }): CompanyStars[] => {
      if (!company_rating) return [];
      const ratedAt = Date.parse(company_rating.at);
      const otherRatedAt = tables.order.view(order_id, ({ completion, closed_at }) =>
        completion?.lines.some((line) => line.invitation_id === own && line.rating !== null) ? closed_at : null,
      );
      const answeredAt = otherRatedAt ? Math.max(ratedAt, Date.parse(otherRatedAt)) : Infinity;
      return [{ stars: company_rating.stars, shownAt: Math.min(answeredAt, ratedAt + hiddenForMs) }];
    }),
  );
  return given.flat().filter(({ shownAt }) => shownAt <= now);
}
