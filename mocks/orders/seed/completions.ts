import { getPaidHoursOnSite, getPayLines, sumPayout } from '#domain/money/crewPay';
import type { AttendanceName } from '#domain/orders/attendance';
import { listWorkDays } from '#domain/time/workDays';
import type { AttendanceStep, OrderCompletion, PayLine } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { getInitial } from '#platform/lib/text';
import { cast, castIds } from '../../account/seed/cast';
import { getBusyTimes, getLatestEnd } from '../../crew/rules/busyTimes';
import { hiddenForMs } from '../../crew/rules/ratings';
import { getAge } from '../../provider/seed/times';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { dayMs, hourMs, minuteMs, toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { toPayLine, getPayTerms } from '../rules/pay';
import type { Plan } from './orderPlans';

/** A completed job: hours near the estimate, and nearer than a year ago, sometimes a tip, mostly five stars. */
export function createCompletion(
  { random, clock }: World,
  order: OrderRow,
  plan: Plan,
  invitations: readonly InvitationRow[],
  jobsLeft: Record<number, number>,
): OrderCompletion {
  const crew = invitations.filter(({ status }) => status === InvitationStatus.accepted);
  const started = plan.span.from + random.int(0, 40) * minuteMs;
  const ended = started + order.estimated_hours * hourMs + drawOvertime(random, getAge(started, clock.now().getTime()));
  const isFresh = isRatingHidden(plan, clock.now().getTime());
  const hours = getPaidHoursOnSite((ended - started) / minuteMs, 0, 'quarter_up');
  const tips_total = random.chance(0.5) ? random.int(2, 12) * 1000 : 0;
  // Tyrell missed about one job in ten: the demo shows him as a risk.
  const noShows = crew.map(({ user_id }) => user_id === castIds.tyrell && crew.length > 2 && random.chance(0.2));
  const worked = crew.map(({ hourly_rate }, index) => ({
    hours,
    hourlyRate: hourly_rate,
    bonus: 0,
    tip: 0,
    noShow: noShows[index] ?? false,
  }));
  const lines = getPayLines(worked, getPayTerms(order), { tipsTotal: tips_total, tipSplit: 'equal' });
  return {
    actual_start_at: toIso(started),
    actual_end_at: toIso(ended),
    break_minutes: 0,
    actual_hours: hours,
    tips_total,
    payout_total: sumPayout(lines),
    issues: [],
    notes: '',
    customer_signature_name: `${getInitial(order.customer_name)}. ${order.customer_last_name}`,
    lines: crew.flatMap((invitation, index) => {
      const { user_id } = invitation;
      const line = lines[index];
      const person = plan.invitations.find(({ member }) => member.user.id === user_id)?.member.user;
      if (!line || !person) return [];
      const no_show = noShows[index] ?? false;
      const rating = no_show || isFresh ? null : pickRating(random, { userId: user_id, orderId: order.id }, jobsLeft);
      return [toPayLine({ invitation, person }, line, { no_show, rating })];
    }),
  };
}

/** A rating is hidden for some days after the job; only its own company would see it. */
export const isRatingHidden = ({ closed }: Plan, now: number): boolean => now - (closed?.at ?? 0) < hiddenForMs;

/** Milliseconds over the estimate, or under it: a year ago half an hour more. */
function drawOvertime(random: World['random'], age: number): number {
  return (random.int(-3, 3) + Math.round(2 * age)) * 15 * minuteMs;
}

/** On the way, arrived and done on each day of a completed job, for everyone who came. */
export function recordAttendance(
  invitations: readonly InvitationRow[],
  order: OrderRow,
  { actual_start_at, actual_end_at, lines }: OrderCompletion,
): InvitationRow[] {
  const worked = new Set(lines.filter(({ no_show }) => !no_show).map(({ invitation_id }) => invitation_id));
  const [start, end] = [Date.parse(actual_start_at), Date.parse(actual_end_at)];
  return invitations.map((invitation) =>
    worked.has(invitation.id)
      ? { ...invitation, attendance: listSteps(listWorkDays(order), start, end, getDriveMs(invitation)) }
      : invitation,
  );
}

/** The same for the days of an open job that are over: its crew has worked, and the office has not completed it yet. */
export function recordOpenAttendance(
  { tables, clock }: World,
  invitations: readonly InvitationRow[],
  order: OrderRow,
): InvitationRow[] {
  const zone = tables.branch.require(order.branch_id).timezone;
  const over = getBusyTimes(order, zone).filter((day) => getLatestEnd(day) < clock.now().getTime());
  const [first] = over;
  if (!first) return [...invitations];
  const start = first.startsAt + (order.id % 8) * 5 * minuteMs;
  const days = listWorkDays(order).slice(0, over.length);
  return invitations.map((invitation) =>
    invitation.status === InvitationStatus.accepted
      ? { ...invitation, attendance: listSteps(days, start, start + first.hours * hourMs, getDriveMs(invitation)) }
      : invitation,
  );
}

const getDriveMs = ({ id }: InvitationRow) => (20 + (id % 25)) * minuteMs;

/** `start` and `end` are of the first day. */
function listSteps(days: readonly string[], start: number, end: number, driveMs: number): AttendanceStep[] {
  return days.flatMap((date, index) => {
    const toStep = (step: AttendanceName, at: number): AttendanceStep => ({
      step,
      date,
      at: toIso(at + index * dayMs),
      miles_away: null,
    });
    return [toStep('on_my_way', start - driveMs), toStep('checked_in', start), toStep('checked_out', end)];
  });
}

/** Two in three of the crew rated the company some hours later. The cast did not: the demo shows how. */
export function rateCompany(
  { clock }: World,
  invitations: readonly InvitationRow[],
  { lines }: OrderCompletion,
  closedAt: number,
): InvitationRow[] {
  const worked = new Set(lines.filter(({ no_show }) => !no_show).map(({ invitation_id }) => invitation_id));
  return invitations.map((invitation) => {
    const at = closedAt + (1 + (invitation.id % 40)) * hourMs;
    const isRated = worked.has(invitation.id) && invitation.user_id > cast.length && invitation.id % 3 > 0;
    if (!isRated || at > clock.now().getTime()) return invitation;
    const given = invitation.id % 7 === 0 ? 4 : invitation.id % 31 === 0 ? 3 : 5;
    return {
      ...invitation,
      company_rating: { stars: given, ...pickWords(ofCompany, given, invitation.id), at: toIso(at) },
    };
  });
}

export const regularRatings: Readonly<Record<number, number>> = { [castIds.marcus]: 38, [castIds.sofia]: 7 };

/** Half of the members were rated; a regular for their last jobs, as often as their profile has ratings. */
function pickRating(
  random: World['random'],
  { userId, orderId }: { userId: number; orderId: number },
  left: Record<number, number>,
): PayLine['rating'] {
  const known = left[userId];
  if (known === undefined) {
    if (!random.chance(0.54)) return null;
    const given = random.weighted(starShares);
    return { stars: given, ...pickWords(byStars, given, orderId + userId) };
  }
  left[userId] = known - 1;
  if (known > (regularRatings[userId] ?? 0)) return null;
  const given = known % 9 === 0 ? 4 : 5;
  return {
    stars: given,
    ...pickWords(byStars, given, known),
    ...(known === 1 && { work_again: 'favorite' }),
  };
}

const starShares = [
  [5, 78],
  [4, 14],
  [3, 5],
  [2, 2],
  [1, 1],
] as const;

type Words = Pick<NonNullable<PayLine['rating']>, 'tags' | 'comment'>;

/** Words of a company about its crew. */
const byStars: Readonly<Record<number, readonly Words[]>> = {
  5: [
    { tags: ['on_time', 'careful'], comment: 'Wrapped every piece on their own.' },
    { tags: ['on_time', 'hard_working'], comment: 'First on the truck, last to leave.' },
    { tags: ['on_time', 'friendly'], comment: 'The customer praised them by name.' },
    { tags: ['on_time'] },
    { tags: ['hard_working'], comment: 'Kept the pace up on three flights of stairs.' },
    { tags: ['careful', 'friendly'], comment: 'Not a scratch on the hardwood floor.' },
    { tags: ['on_time', 'leads_well'], comment: 'Kept the loading order straight. Would book again.' },
  ],
  4: [
    { tags: ['on_time', 'careful'] },
    { tags: ['hard_working'], comment: 'Good work, slow start after lunch.' },
    { tags: ['careful'], comment: 'Careful with the piano. Needs practice with straps.' },
  ],
  3: [{ tags: ['late'], comment: 'Came 20 minutes late, worked well after that.' }, { tags: ['careful'] }],
  2: [{ tags: ['late'], comment: 'On the phone a lot.' }],
  1: [{ tags: ['careless'], comment: 'Dropped a dresser and did not report it.' }],
};

/** Words of the crew about a company. */
const ofCompany: typeof byStars = {
  5: [
    { tags: ['clear_plan', 'on_time'], comment: 'Everything was as described. Paid the same week.' },
    { tags: ['friendly'] },
    { tags: ['well_equipped'], comment: 'Good dollies and plenty of blankets on the truck.' },
    { tags: ['fair', 'friendly'], comment: 'The foreman shared the work fairly.' },
    { tags: ['clear_plan'] },
    { tags: ['on_time', 'well_equipped'] },
  ],
  4: [
    { tags: ['friendly'], comment: 'Good crew. The gate code came late.' },
    { tags: ['clear_plan'], comment: 'Took an hour longer than planned, and we got paid for it.' },
    { tags: ['fair'] },
  ],
  3: [{ tags: [], comment: 'The truck was late, and the stairs were not in the notes.' }],
};

/** Tags and often a comment that fit the stars, the same for the same number. */
function pickWords(words: typeof byStars, stars: number, number: number): Words {
  const choices = words[stars] ?? [];
  return choices[number % choices.length] ?? { tags: [] };
}
