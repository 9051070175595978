import { todayIn } from '../../src/platform/lib/zonedTimes';
import type { BranchRow } from '../db/schema';
import { branchInvitationAccepted, branchInvitationRejected, ratingReceived } from '../realtime/activities/office';
import { applicationsReceived, offerExpiring, offerFilled } from '../realtime/activities/offers';
import type { ActivityDraft } from '../realtime/domainEvents';
import { cast } from '../seed/cast';
import { formCrew } from '../seed/stories/forming';
import { moveDate, newJob } from '../seed/stories/jobs';
import { moveDay } from '../seed/stories/moveDay';
import { type Setting, settingOf, type Step } from '../seed/stories/setting';
import type { World } from '../world';

/**
 * What simulated people do next in a branch, one thing after the other. The office and the people of the cast do
 * nothing by themselves: somebody may be signed in as them.
 */
export function nextStory(world: World, branch: BranchRow): ActivityDraft[] {
  const whole = settingOf(world, branch);
  const setting = { ...whole, crew: whole.crew.filter(({ id }) => id > cast.length) };
  const story = world.random.weighted([
    [crewForms, 6],
    [jobRuns, 3],
    [offerFills, 2],
    [oneByOne, 1],
  ] as const);
  const office = new Set(setting.office.map(({ id }) => id));
  return story(setting).filter(({ actorId }) => actorId === null || !office.has(actorId));
}

function crewForms(setting: Setting): ActivityDraft[] {
  return drafts(formCrew(setting, jobInDays(setting, 1, 9)).steps);
}

function jobRuns(setting: Setting): ActivityDraft[] {
  const formed = formCrew(setting, jobInDays(setting, 0, 0));
  return drafts(moveDay(setting, formed));
}

function offerFills(setting: Setting): ActivityDraft[] {
  const { world } = setting;
  const count = world.random.int(2, 3);
  const offer = { id: world.db.nextId('offer'), job: jobInDays(setting, 2, 6), count };
  return [
    applicationsReceived(offer, 1),
    applicationsReceived(offer, world.random.int(2, 4)),
    ...(world.random.chance(0.3) ? [offerExpiring(offer, count - 1)] : []),
    offerFilled(offer),
  ];
}

function oneByOne({ world, branch, company, crew }: Setting): ActivityDraft[] {
  const { random, tables } = world;
  const members = new Set(crew.map(({ id }) => id));
  const others = tables.user.where((user) => user.type === 4 && user.id > cast.length && !members.has(user.id));
  const person = random.pick(others);
  return random.weighted([
    [[branchInvitationAccepted(branch, person)], 5],
    [[branchInvitationRejected(branch, person)], 2],
    [[ratingReceived(branch, company, random.int(45, 49) / 10)], 1],
  ]);
}

function jobInDays({ world, branch, towns }: Setting, earliest: number, latest: number) {
  const zone = branch.timezone;
  const today = todayIn(zone, world.clock.now());
  return newJob(world, { towns, zone }, moveDate(world.random, today, earliest, latest));
}

function drafts(steps: readonly Step[]): ActivityDraft[] {
  return steps.map(({ draft }) => draft);
}
