import { type BranchRow, toFeedKey, type UserRow } from '../db/schema';
import type { ActivityDraft } from '../realtime/domainEvents';
import { personalFeed } from '../rules/access/membership';
import { castIds } from '../seed/cast';
import type { World } from '../world';
import { sendOtherRequest } from './otherCompanies';
import { answerOne } from './simulatedAnswers';
import { applyOne } from './simulatedApplicants';
import { createStory } from './stories';
import { ActiveStatus } from '../../src/generated/model/codes';

export type Pulse = {
  start: () => void;
  stop: () => void;
  /** Runs one simulated action now, whether the pulse is started or not. */
  beat: () => void;
};

/** The company the demo shows, and the helpers a visitor may be signed in as. */
const companyId = 1;
const helpers = [castIds.marcus, castIds.sofia, castIds.tyrell, castIds.ethan, castIds.luis];
const firstGapMs = 3_000;
const gapMs = [5_000, 14_000] as const;
/** Share of beats in which a helper answers, as long as there is something to answer. */
const answering = 0.7;
/** Share of beats in which a helper applies, as long as an offer is open. */
const applying = 0.3;
/** The largest size of a feed, however long a demo stays open. */
const longestFeed = 2_000;

/**
 * Simulated people who act on their own, one action per beat. Helpers answer the company's invitations through the
 * API's own rules; other activities happen mostly in its first branch.
 */
export function createPulse(world: World, { everyMs }: { everyMs?: number } = {}): Pulse {
  const queues = new Map<number, ActivityDraft[]>();
  let cancel: (() => void) | undefined;

  const beat = () =>
    world.change(() => {
      if (applies(world) && applyOne(world, companyId)) return forgetAll(world);
      if (world.random.chance(answering) && answerOne(world, companyId)) return forgetAll(world);
      const branch = pickBranch(world);
      if (!branch || world.random.chance(0.18)) return pushToHelper(world);
      const draft = nextDraft(world, branch, queues);
      world.announce({ type: 'activityHappened', branchId: branch.id, createDraft: () => draft });
      forgetOldest(world, branch.id);
    });

  const plan = (delayMs: number) => {
    cancel = world.clock.after(delayMs, () => {
      plan(everyMs ?? world.random.int(...gapMs));
      beat();
    });
  };

  return {
    start: () => {
      if (!cancel) plan(everyMs ?? firstGapMs);
    },
    stop: () => {
      cancel?.();
      cancel = undefined;
    },
    beat,
  };
}

/** Whether a helper applies in this beat. Draws nothing while no offer is open. */
function applies({ tables, random }: World): boolean {
  return tables.offer.count('open', 'open') > 0 && random.chance(applying);
}

function pickBranch({ tables, random }: World): BranchRow | undefined {
  const branches = tables.branch.by('company', companyId);
  if (branches.length === 0) return undefined;
  return random.weighted(branches.map((branch, place) => [branch, place === 0 ? 10 : 2] as const));
}

/** Continues the branch's story or starts a new one. Some stories have no steps, so this asks for another. */
function nextDraft(world: World, branch: BranchRow, queues: Map<number, ActivityDraft[]>): ActivityDraft {
  const queue = queues.get(branch.id) ?? [];
  queues.set(branch.id, queue);
  let draft = queue.shift();
  while (!draft) {
    queue.push(...createStory(world, branch));
    draft = queue.shift();
  }
  return draft;
}

function pushToHelper(world: World): void {
  const helper: UserRow | undefined = world.tables.user.get(world.random.pick(helpers));
  if (helper?.status !== ActiveStatus.active) return;
  sendOtherRequest(world, helpers, companyId);
  forgetOldest(world, personalFeed);
}

function forgetAll(world: World): void {
  for (const { id } of world.tables.branch.by('company', companyId)) forgetOldest(world, id);
  forgetOldest(world, personalFeed);
}

function forgetOldest({ tables }: World, branchId: number): void {
  const readers = branchId === personalFeed ? helpers : tables.user.by('company', companyId).map(({ id }) => id);
  for (const user_id of readers) {
    const feed = toFeedKey({ user_id, branch_id: branchId });
    const oldest = tables.activity.count('feed', feed) > longestFeed && tables.activity.one('feed', feed, 'asc');
    if (oldest) tables.activity.remove(oldest.id);
  }
}
