import { zonedTime } from '#platform/lib/time/zonedTimes';
import { toFeedKey, type UserRow } from '../db/schema';
import { personalFeed } from '../rules/access/membership';
import { castIds } from '../seed/cast';
import { day } from '../seed/times';
import { minuteMs } from '../time/times';
import type { World } from '../world';
import { gapFactors, type Mood, type Pace } from './moods';
import { sendOtherRequest } from './otherCompanies';
import { acceptFromWaitList, answerFresh, answerInvitation, answerOldRequest, dropOut } from './simulatedAnswers';
import { applyOne } from './simulatedApplicants';
import { ActiveStatus } from '#generated/model/codes';

export type Simulation = {
  start: () => void;
  stop: () => void;
  /** Runs one simulated action now, whether the simulation is started or not. */
  beat: () => void;
  setPace: (pace: Pace) => void;
  setMood: (mood: Mood) => void;
};

/** The company the demo shows, and the helpers a visitor may be signed in as. */
const companyId = 1;
const helpers = [castIds.marcus, castIds.sofia, castIds.tyrell, castIds.ethan, castIds.luis];
const firstGapMs = 3_000;
/** People who just got an invitation or an offer answer within a few of these: the person who sent it is watching. */
const gapMs = [5_000, 14_000] as const;
/** Everything else happens as on a real day: every few minutes while people are awake, seldom at night. */
const dayGapMs = [2 * minuteMs, 6 * minuteMs] as const;
const nightGapMs = [20 * minuteMs, 60 * minuteMs] as const;
/** Share of beats with an application for a new offer. */
const applying = 0.3;
/** The largest size of a feed, however long a demo stays open. */
const usualLongest = 2_000;

type Options = { everyMs?: number; longestFeed?: number };

/**
 * Simulated people who act on their own, one action per beat, by the API's own rules. What a visitor just sent is
 * answered soon, the rest with the rhythm of a real day.
 */
export function createSimulation(world: World, { everyMs, longestFeed = usualLongest }: Options = {}): Simulation {
  let cancel: (() => void) | undefined;
  let nextLifeAt = 0;
  let pace: Pace = 'normal';
  let mood: Mood = 'realistic';

  const react = () => actFresh(world, mood) && forgetAll(world, longestFeed);
  const live = () => actAsOnAnyDay(world, mood) && forgetAll(world, longestFeed);
  const beat = () => world.change(() => react() || live());

  const tick = () =>
    world.change(() => {
      if (react() || world.clock.now().getTime() < nextLifeAt) return;
      live();
      planLife();
    });

  const pickGap = (gap: readonly [number, number]) => Math.round(world.random.int(...gap) * gapFactors[pace]);

  function planLife(): void {
    nextLifeAt = world.clock.now().getTime() + pickGap(isAwake(world) ? dayGapMs : nightGapMs);
  }

  const plan = (delayMs: number) => {
    cancel = world.clock.after(delayMs, () => {
      plan(everyMs ?? pickGap(gapMs));
      if (everyMs === undefined) tick();
      else beat();
    });
  };

  return {
    start: () => {
      if (cancel) return;
      nextLifeAt = world.clock.now().getTime() + minuteMs;
      plan(everyMs ?? firstGapMs);
    },
    stop: () => {
      cancel?.();
      cancel = undefined;
    },
    beat,
    setPace: (next) => {
      pace = next;
    },
    setMood: (next) => {
      mood = next;
    },
  };
}

/** Checks whether people of the first branch are up. */
function isAwake({ tables, clock }: World): boolean {
  const zone = tables.branch.one('company', companyId, 'asc')?.timezone ?? 'America/Phoenix';
  const hour = Number(zonedTime(clock.now(), zone).time.slice(0, 2));
  return hour >= day[0] && hour < day[1];
}

/** Answers what someone sent minutes ago. */
function actFresh(world: World, mood: Mood): boolean {
  if (world.random.chance(applying) && applyOne(world, companyId, 'fresh', mood)) return true;
  return answerFresh(world, companyId, mood);
}

/** One event of an ordinary day, if there is occasion for it. */
function actAsOnAnyDay(world: World, mood: Mood): boolean {
  return world.random.weighted([
    [() => answerInvitation(world, companyId, mood), 50],
    [() => applyOne(world, companyId, 'any', mood), 20],
    [() => answerOldRequest(world, companyId), 8],
    [() => acceptFromWaitList(world, companyId, mood), 6],
    [() => dropOut(world, companyId), 2],
    [() => requestHelper(world), 6],
  ])();
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
