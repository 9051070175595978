import { zonedTime } from '../../../src/platform/lib/zonedTimes';
import type { BranchRow } from '../../db/schema';
import type { ActivityDraft } from '../../realtime/domainEvents';
import type { World } from '../../world';
import { awake, day, dayMs, minuteMs, office } from '../times';
import { asides } from './asides';
import { formCrew } from './forming';
import { moveDate, newJob } from './jobs';
import { moveDay } from './moveDay';
import { type Setting, settingOf, type Step } from './setting';

/** Something that happened, and when (epoch milliseconds). */
export type Told = { at: number; draft: ActivityDraft };

const spanDays = 21;
/** So many activities a job makes until today, seldom less. */
const perJob = 7.4;

/** The last three weeks of a branch in exactly so many activities, oldest first, the newest of minutes ago. */
export function branchHistory(world: World, branch: BranchRow, count: number): Told[] {
  const setting = settingOf(world, branch);
  const now = world.clock.now().getTime();
  const jobs = Math.max(3, Math.ceil(count / perJob));
  const told: Told[] = [];
  for (let i = 0; i < jobs || told.length < count; i += 1) {
    const createdAt = now - spanDays * dayMs * (1 - ((i % jobs) + 0.5) / jobs);
    told.push(...jobStory(setting, awake(world, branch.timezone, createdAt, office)).filter(({ at }) => at < now));
  }
  for (const { daysAgo, draft } of asides(setting)) {
    told.push({ at: awake(world, branch.timezone, now - daysAgo * dayMs, day), draft });
  }
  return endingNow(told.sort((a, b) => a.at - b.at).slice(-count), now);
}

/** The last three are of minutes ago, whatever the time of day; the others a little older. */
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
