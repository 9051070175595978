import { getPaidHoursOnSite, getPayLines, needsNote, type PayLine } from '#domain/money/crewPay';
import {
  hasTipDifference,
  isBreakTooLong,
  getMaxHours,
  type StayProblem,
  validateTimeOnSite,
  getTimeOnSite,
} from '#domain/orders/completionLimits';
import { getPlannedHours, countDays } from '#domain/time/workDays';
import type { CrewHours, OrderCompleteRequest } from '#generated/model';
import { mergeProblems, problemIf, type Problems } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import { getPayTerms } from './pay';

export type CompletionFacts = {
  order: Readonly<OrderRow>;
  /** Everyone who accepted. */
  crew: readonly Pick<InvitationRow, 'id' | 'hourly_rate'>[];
  /** Of the branch. */
  zone: string;
  /** Milliseconds since the epoch. */
  now: number;
};

/** The results with a line for each person, and their rate in it. */
export type JobResults = Omit<OrderCompleteRequest, 'crew'> & { crew: (CrewHours & { hourly_rate: number })[] };

/** Adds what the body leaves out: everyone who accepted worked the whole time, at the rate of their invitation. */
export function toJobResults(body: OrderCompleteRequest, { crew, zone }: Pick<CompletionFacts, 'crew' | 'zone'>) {
  const hours = getPaidHoursOnSite(
    getMinutesOnSite(body, zone),
    body.break_minutes ?? 0,
    body.rounding ?? 'quarter_up',
  );
  const lines: readonly CrewHours[] = body.crew ?? crew.map(({ id }) => ({ invitation_id: id, hours }));
  const getRate = (line: CrewHours) => crew.find(({ id }) => id === line.invitation_id)?.hourly_rate ?? 0;
  return { ...body, crew: lines.map((line) => ({ ...line, hourly_rate: line.hourly_rate ?? getRate(line) })) };
}

/** Problems in a completion form, by field (docs/product.md, "Completing a job"). */
export function findCompletionProblems(body: JobResults, facts: CompletionFacts): Problems {
  const time = findTimeProblems(body, facts);
  // Hours cannot be checked against an invalid time.
  const most = Object.keys(time).length === 0 ? getMaxHours(getMinutesOnSite(body, facts.zone)) : null;
  return {
    ...time,
    ...findCrewProblems(body, facts, most),
    ...findTipProblems(body, facts),
    ...findNoteProblems(body, facts),
    ...findPhotoProblems(body, facts),
  };
}

/** Minutes on site on all days of the job, the break included. */
export function getMinutesOnSite(
  { actual_start_at, actual_end_at }: Pick<OrderCompleteRequest, 'actual_start_at' | 'actual_end_at'>,
  zone: string,
): number {
  return getTimeOnSite({ startsAt: Date.parse(actual_start_at), endsAt: Date.parse(actual_end_at) }, zone).minutes;
}

/** Pay of each crew member, in the order of the body. */
export function getPay(body: JobResults, order: Readonly<OrderRow>): PayLine[] {
  const hours = body.crew.map((line) => ({
    hours: line.hours,
    hourlyRate: line.hourly_rate,
    bonus: line.bonus ?? 0,
    tip: line.tip ?? 0,
    noShow: line.no_show ?? false,
  }));
  return getPayLines(hours, getPayTerms(order), {
    tipsTotal: body.tips_total ?? 0,
    tipSplit: body.tip_split ?? 'equal',
  });
}

const stayTexts: Record<StayProblem, readonly [field: 'actual_start_at' | 'actual_end_at', text: string]> = {
  start_ahead: ['actual_start_at', 'The start cannot be in the future'],
  start_early: ['actual_start_at', 'The start can be up to 24 hours before the planned start'],
  end_before_start: ['actual_end_at', 'The end must be after the start'],
  end_ahead: ['actual_end_at', 'The end cannot be in the future'],
  too_many_days: ['actual_end_at', 'The job is planned for fewer days'],
};

function findTimeProblems(body: OrderCompleteRequest, { order, zone, now }: CompletionFacts): Problems {
  const stay = { startsAt: Date.parse(body.actual_start_at), endsAt: Date.parse(body.actual_end_at) };
  const job = { startsAt: Date.parse(order.starts_at), days: countDays(order), zone };
  const problem = validateTimeOnSite(stay, job, now);
  if (problem) return problemIf(true, ...stayTexts[problem]);
  const isTooLong = isBreakTooLong(body.break_minutes ?? 0, getMinutesOnSite(body, zone));
  return problemIf(isTooLong, 'break_minutes', 'The break must be shorter than the time on site');
}

/** The body must list everyone who accepted once, at the agreed rate and with no more than the maximum hours. */
function findCrewProblems(body: JobResults, { crew }: CompletionFacts, most: number | null): Problems {
  const ids = body.crew.map(({ invitation_id }) => invitation_id);
  const lines = body.crew.map((line, index): Problems => {
    const member = crew.find(({ id }) => id === line.invitation_id);
    const at = `crew.${index}`;
    if (!member || ids.indexOf(line.invitation_id) !== index) return { [`${at}.invitation_id`]: [fieldTexts.notValid] };
    return {
      ...problemIf(isTooMany(line, most), `${at}.hours`, `The maximum value allowed is ${most}`),
      ...problemIf(line.hourly_rate !== member.hourly_rate, `${at}.hourly_rate`, getEqualText('agreed rate')),
    };
  });
  const isSomeoneMissing = crew.some(({ id }) => !ids.includes(id));
  return mergeProblems([...lines, problemIf(isSomeoneMissing, 'crew', 'Everyone who accepted needs a line')]);
}

function isTooMany({ hours, no_show = false }: CrewHours, most: number | null): boolean {
  return !no_show && most !== null && hours > most;
}

function findTipProblems(body: JobResults, { order }: CompletionFacts): Problems {
  const came = body.crew.filter(({ no_show = false }) => !no_show);
  const differ = hasTipDifference({
    total: body.tips_total ?? 0,
    given: came.map(({ tip = 0 }) => tip),
    shared: getPay(body, order).map(({ tip }) => tip),
  });
  return problemIf(differ, 'tips_total', getEqualText('sum of the tips'));
}

function findNoteProblems(body: JobResults, { order }: CompletionFacts): Problems {
  const planned = getPlannedHours(order);
  const isLong = body.crew.some(({ hours, no_show = false }) => !no_show && needsNote(hours, planned));
  return problemIf(isLong && !body.notes?.trim(), 'notes', fieldTexts.requiredIf);
}

/** Only photos of this job. */
function findPhotoProblems({ issues = [] }: OrderCompleteRequest, { order }: CompletionFacts): Problems {
  const pictures = new Set(order.attachments.filter(({ type }) => type.startsWith('image/')).map(({ id }) => id));
  const problems = issues.flatMap(({ photo_ids = [] }, issue) =>
    photo_ids.map((id, index) =>
      problemIf(!pictures.has(id), `issues.${issue}.photo_ids.${index}`, 'This picture is not one of the job’s files'),
    ),
  );
  return mergeProblems(problems);
}

function getEqualText(other: string): string {
  return `The value must be equal to the ${other} value`;
}
