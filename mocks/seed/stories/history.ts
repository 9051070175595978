import { zonedTime } from '../../../src/platform/lib/time/zonedTimes';
import type { BranchRow } from '../../db/schema';
import type { World } from '../../world';
import { dayMs, minuteMs } from '../../times';
import { createStrangers } from '../strangers';
import { fitLocalHours, day, office } from '../times';
import { listExtraActivities } from './extraActivities';
import { formCrew } from './forming';
import { pickMoveDate, createJob } from './jobs';
import { listMoveDaySteps } from './moveDay';
import { makeOrderHistory } from './orderHistory';
import { type Setting, createSetting, type Step } from './setting';
import type { PastActivity } from './pastActivity';

const spanDays = 21;
/** The usual minimum of activities that an invented job creates until today. */
const perJob = 7.4;

/**
 * The last three weeks of a branch in at most `count` activities, oldest first, the newest from minutes ago. They are
 * about its orders. With `invent` there are exactly `count`: adds jobs without rows, for lists that must be long.
 */
export function makeBranchHistory(world: World, branch: BranchRow, count: number, invent: boolean): PastActivity[] {
  const setting = createSetting(world, branch);
  const now = world.clock.now().getTime();
  const drafts = listExtraActivities(setting).map(({ daysAgo, draft }) => {
    return { at: fitLocalHours(world, branch.timezone, now - daysAgo * dayMs, day), draft };
  });
  const beside = endNow(
    drafts.toSorted((a, b) => a.at - b.at),
    now,
  );
  const activities = [...makeOrderHistory(world, branch, now - spanDays * dayMs, count - beside.length), ...beside];
  if (invent) activities.push(...inventActivities(setting, count - activities.length, now));
  return activities.sort((a, b) => a.at - b.at).slice(-count);
}

function inventActivities(setting: Setting, count: number, now: number): PastActivity[] {
  const { world, branch } = setting;
  const jobs = Math.max(3, Math.ceil(count / perJob));
  const activities: PastActivity[] = [];
  const strangers = createStrangers(world);
  for (let i = 0; activities.length < count; i += 1) {
    const createdAt = now - spanDays * dayMs * (1 - ((i % jobs) + 0.5) / jobs);
    activities.push(
      ...makeJobStory(
        setting,
        fitLocalHours(world, branch.timezone, createdAt, office),
        strangers.name().last_name,
      ).filter(({ at }) => at < now),
    );
  }
  return activities;
}

/**
 * The last three are minutes old, at any time of day; the others a little older. Only for activities without a row: those
 * of an order happened at the times of the order.
 */
function endNow(activities: readonly PastActivity[], now: number): PastActivity[] {
  const minutesAgo = [4, 11, 26];
  return activities.map(({ at, draft }, i) => {
    const last = minutesAgo[activities.length - 1 - i];
    return { draft, at: last === undefined ? Math.min(at, now - 40 * minuteMs) : now - last * minuteMs };
  });
}

/** A job from its creation to its end. */
function makeJobStory(setting: Setting, createdAt: number, customer: string): PastActivity[] {
  const { world, branch, towns } = setting;
  const date = pickMoveDate(world.random, zonedTime(new Date(createdAt), branch.timezone).date, 2, 9);
  const formed = formCrew(setting, createJob(world, { towns, zone: branch.timezone, customer }, date));
  const startsAt = Date.parse(formed.job.startsAt);
  const before = addTimes(formed.steps, createdAt, (at) =>
    Math.min(fitLocalHours(world, branch.timezone, at, day), startsAt - 180 * minuteMs),
  );
  return formed.isCancelled
    ? before
    : [...before, ...addTimes(listMoveDaySteps(setting, formed), startsAt, (at) => at)];
}

function addTimes(steps: readonly Step[], start: number, fit: (at: number) => number): PastActivity[] {
  let at = start;
  return steps.map(({ after, draft }) => {
    at = fit(at + after * minuteMs);
    return { at, draft };
  });
}
