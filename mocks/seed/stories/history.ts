import { zonedTime } from '../../../src/platform/lib/zonedTimes';
import type { BranchRow } from '../../db/schema';
import type { World } from '../../world';
import { dayMs, minuteMs } from '../../times';
import { awake, day, office } from '../times';
import { asides } from './asides';
import { formCrew } from './forming';
import { moveDate, newJob } from './jobs';
import { moveDay } from './moveDay';
import { orderTales } from './orderTales';
import { type Setting, settingOf, type Step } from './setting';
import type { Told } from './told';

const spanDays = 21;
/** So many activities an invented job makes until today, seldom less. */
const perJob = 7.4;

/**
 * The last three weeks of a branch in at most so many activities, oldest first, the newest of minutes ago. They tell of its
 * orders. With `invent` there are exactly so many: jobs are made up that have no rows, for lists that have to be long.
 */
export function branchHistory(world: World, branch: BranchRow, count: number, invent: boolean): Told[] {
  const setting = settingOf(world, branch);
  const now = world.clock.now().getTime();
  const drafts = asides(setting).map(({ daysAgo, draft }) => {
    return { at: awake(world, branch.timezone, now - daysAgo * dayMs, day), draft };
  });
  const beside = endingNow(
    drafts.toSorted((a, b) => a.at - b.at),
    now,
  );
  const told = [...orderTales(world, branch, now - spanDays * dayMs, count - beside.length), ...beside];
  if (invent) told.push(...invented(setting, count - told.length, now));
  return told.sort((a, b) => a.at - b.at).slice(-count);
}

function invented(setting: Setting, count: number, now: number): Told[] {
  const { world, branch } = setting;
  const jobs = Math.max(3, Math.ceil(count / perJob));
  const told: Told[] = [];
  for (let i = 0; told.length < count; i += 1) {
    const createdAt = now - spanDays * dayMs * (1 - ((i % jobs) + 0.5) / jobs);
    told.push(...jobStory(setting, awake(world, branch.timezone, createdAt, office)).filter(({ at }) => at < now));
  }
  return told;
}

/**
 * The last three are of minutes ago, whatever the time of day; the others a little older. Only for what has no row: what
 * is told of an order happened when the order says so.
 */
function endingNow(told: readonly Told[], now: number): Told[] {
  const minutesAgo = [4, 11, 26];
  return told.map(({ at, draft }, i) => {
    const last = minutesAgo[told.length - 1 - i];
    return { draft, at: last === undefined ? Math.min(at, now - 40 * minuteMs) : now - last * minuteMs };
  });
}

/** A job from its first line to its end. */
function jobStory(setting: Setting, createdAt: number): Told[] {
  const { world, branch, towns } = setting;
  const date = moveDate(world.random, zonedTime(new Date(createdAt), branch.timezone).date, 2, 9);
  const formed = formCrew(setting, newJob(world, { towns, zone: branch.timezone }, date));
  const startsAt = Date.parse(formed.job.startsAt);
  const before = timed(formed.steps, createdAt, (at) =>
    Math.min(awake(world, branch.timezone, at, day), startsAt - 180 * minuteMs),
  );
  return formed.isCancelled ? before : [...before, ...timed(moveDay(setting, formed), startsAt, (at) => at)];
}

function timed(steps: readonly Step[], start: number, fit: (at: number) => number): Told[] {
  let at = start;
  return steps.map(({ after, draft }) => {
    at = fit(at + after * minuteMs);
    return { at, draft };
  });
}
