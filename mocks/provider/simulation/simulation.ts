import { ActiveStatus } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { castIds } from '../../account/seed/cast';
import { personalFeed } from '../access/access';
import { branchChannel } from '../realtime/channels';
import { day } from '../seed/times';
import { toFeedKey, type UserRow } from '../store/schema';
import { minuteMs } from '../time/clock';
import type { World } from '../world';
import {
  arrive,
  arriveInTime,
  acceptFromWaitList,
  answerFresh,
  answerInvitation,
  answerOldRequest,
  dropOut,
  type Branches,
  sendOtherRequest,
  applyOne,
  type Mood,
  type Pace,
  paces,
} from './simulatedPeople';

export type Simulation = {
  start: () => void;
  stop: () => void;
  /** Runs one simulated action now, whether the simulation is started or not. */
  beat: () => void;
  setPace: (pace: Pace) => void;
  setMood: (mood: Mood) => void;
};

/** The company the demo shows, its first branch, and the helpers a visitor may be signed in as. */
const companyId = 1;
const firstBranch = 1;
const helpers = [castIds.marcus, castIds.sofia, castIds.tyrell, castIds.ethan, castIds.luis];
const firstGapMs = 3_000;
/** People who just got an invitation or an offer answer within a few of these: the person who sent it is watching. */
const gapMs = [5_000, 14_000] as const;
/** Everything else happens as on a real day: every few minutes while people are awake, seldom at night. */
const dayGapMs = [2 * minuteMs, 6 * minuteMs - gapMs[1]] as const;
const nightGapMs = [20 * minuteMs, 60 * minuteMs - gapMs[1]] as const;
/** Share of beats with an application for a new offer. */
const applying = 0.3;
/** Shares of the events of an open branch that are followed by one in another branch, and by a request to a helper. */
const elsewhere = 0.2;
const asking = 0.06;
/** The largest size of a feed, however long a demo stays open. */
const usualLongest = 2_000;

type Options = { everyMs?: number; longestFeed?: number };

/**
 * Simulated people who act on their own, one action per beat, by the API's own rules. What a visitor just sent is
 * answered soon. The rest has the rhythm of a real day, in each branch that someone has open.
 */
export function createSimulation(world: World, { everyMs, longestFeed = usualLongest }: Options = {}): Simulation {
  let cancel: (() => void) | undefined;
  let startedAt = 0;
  let pace: Pace = 'normal';
  let mood: Mood = 'realistic';
  /** Time of the next event, by branch. */
  const nextAt = new Map<number, number>();

  const react = () => actFresh(world, mood) && forgetAll(world, longestFeed);
  const live = (branchId: number) => actAsOnAnyDay(world, branchId, mood) && forgetAll(world, longestFeed);
  const liveAnywhere = () => listOpenBranches(world).some(live);
  const beat = () => world.change(() => react() || liveAnywhere());

  const tick = () =>
    world.change(() => {
      arriveInTime(world, listBranches(world));
      if (react()) return;
      const now = world.clock.now().getTime();
      const due = listOpenBranches(world).filter((id) => now >= (nextAt.get(id) ?? startedAt));
      // Only an event that is seen uses up its gap.
      for (const id of due) nextAt.set(id, now + (live(id) ? pickLifeGap(id) : getRetryGap(id)));
    });

  const pickGap = (gap: readonly [number, number], factor: number) => Math.round(world.random.int(...gap) * factor);

  const isAsleep = (branchId: number) => paces[pace].sleeps && !isAwake(world, branchId);
  const pickLifeGap = (id: number) => pickGap(isAsleep(id) ? nightGapMs : dayGapMs, paces[pace].life);
  /** Until people look again for an occasion, after there was none. */
  const getRetryGap = (id: number) => (isAsleep(id) ? nightGapMs[0] : minuteMs) * paces[pace].life;

  const plan = (delayMs: number) => {
    cancel = world.clock.after(delayMs, () => {
      plan(everyMs ?? pickGap(gapMs, paces[pace].reaction));
      if (everyMs === undefined) tick();
      else beat();
    });
  };

  return {
    start: () => {
      if (cancel) return;
      startedAt = world.clock.now().getTime() + minuteMs;
      plan(everyMs ?? firstGapMs);
    },
    stop: () => {
      cancel?.();
      cancel = undefined;
    },
    beat,
    setPace: (next) => {
      pace = next;
      // Not after the rest of an earlier, longer gap.
      nextAt.clear();
    },
    setMood: (next) => {
      mood = next;
    },
  };
}

/** Branches of the demo's company. */
function listBranches({ tables }: World): Branches {
  return new Set(tables.branch.by('company', companyId).map(({ id }) => id));
}

/** Branches of the company whose channel someone listens to: their page is open. Without any, the first. */
function listOpenBranches(world: World): number[] {
  const own = listBranches(world);
  const channels = new Set(world.pusher.channels().map(({ name }) => name));
  const open = [...own].filter((id) => channels.has(branchChannel(id)));
  return open.length > 0 ? open : [...own].filter((id) => id === firstBranch);
}

/** Checks whether people of the branch are up. */
function isAwake({ tables, clock }: World, branchId: number): boolean {
  const hour = Number(zonedTime(clock.now(), tables.branch.require(branchId).timezone).time.slice(0, 2));
  return hour >= day[0] && hour < day[1];
}

/** Answers what someone sent minutes ago. */
function actFresh(world: World, mood: Mood): boolean {
  const branches = listBranches(world);
  if (world.random.chance(applying) && applyOne(world, branches, 'fresh', mood)) return true;
  return answerFresh(world, branches, mood);
}

/** One event of an ordinary day that the branch's list shows, and now and then one elsewhere. False without an occasion. */
function actAsOnAnyDay(world: World, branchId: number, mood: Mood): boolean {
  if (!actVisibly(world, branchId, mood)) return false;
  const others = [...listBranches(world)].filter((id) => id !== branchId);
  if (others.length > 0 && world.random.chance(elsewhere)) actVisibly(world, world.random.pick(others), mood);
  if (world.random.chance(asking)) requestHelper(world);
  return true;
}

/** Tries what may happen, the likely first, until the owner's list of the branch has a new row. */
function actVisibly(world: World, branchId: number, mood: Mood): boolean {
  const { tables, random } = world;
  const owner = tables.company.require(tables.branch.require(branchId).company_id).owner_id;
  const count = () => tables.activity.count('feed', toFeedKey({ user_id: owner, branch_id: branchId }));
  const before = count();
  const branches = new Set([branchId]);
  let left: readonly (readonly [() => boolean, number])[] = [
    [() => answerInvitation(world, branches, mood), 50],
    [() => applyOne(world, branches, 'any', mood), 20],
    [() => answerOldRequest(world, branches), 8],
    [() => acceptFromWaitList(world, branches, mood), 6],
    [() => mood !== 'accept' && dropOut(world, branches), 2],
  ];
  arrive(world, branches);
  while (count() === before && left.length > 0) {
    const act = random.weighted(left);
    act();
    left = left.filter(([each]) => each !== act);
  }
  return count() > before;
}

/** Another company asks a helper of the cast to join. */
function requestHelper(world: World): boolean {
  const helper: UserRow | undefined = world.tables.user.get(world.random.pick(helpers));
  return helper?.status === ActiveStatus.active && sendOtherRequest(world, helpers, companyId);
}

function forgetAll(world: World, longestFeed: number): true {
  for (const { id } of world.tables.branch.by('company', companyId)) forgetOldest(world, id, longestFeed);
  forgetOldest(world, personalFeed, longestFeed);
  return true;
}

function forgetOldest({ tables }: World, branchId: number, longestFeed: number): void {
  const readers = branchId === personalFeed ? helpers : tables.user.by('company', companyId).map(({ id }) => id);
  for (const user_id of readers) {
    const feed = toFeedKey({ user_id, branch_id: branchId });
    const surplus = tables.activity.count('feed', feed) - longestFeed;
    if (surplus > 0) for (const { id } of tables.activity.by('feed', feed).slice(-surplus)) tables.activity.remove(id);
  }
}
