import type { PositionCode } from '../../../src/generated/model';
import { UserType } from '../../../src/generated/model/codes';
import * as crewTexts from '../../realtime/activities/crew';
import type { Job } from '../../realtime/activities/facts';
import { orderCancelled, orderCreated, orderMoved } from '../../realtime/activities/jobs';
import { moveWindow, pickMember } from './jobs';
import type { Setting, Step } from './setting';

/** The state of a job before its day: with its crew, or canceled. */
export type Formed = { steps: Step[]; job: Job; crewIds: number[]; isCancelled: boolean };

/** A job from its creation until its crew is complete: created, answered by helpers, sometimes moved. */
export function formCrew(setting: Setting, first: Job): Formed {
  const { world, office } = setting;
  const { random } = world;
  const actor = random.weighted(office.map((person) => [person, person.type === UserType.office ? 4 : 1] as const));
  const steps: Step[] = [{ after: 0, draft: orderCreated(first, actor) }];
  if (random.chance(0.07)) {
    const reason = random.pick(['customer_cancelled', 'customer_rescheduled', 'building_access'] as const);
    steps.push({ after: random.int(90, 1500), draft: orderCancelled(first, actor, reason) });
    return { steps, job: first, crewIds: [], isCancelled: true };
  }
  const { answers, crewIds } = inviteCrew(setting, first);
  if (random.chance(0.12))
    answers.splice(random.int(0, Math.max(0, answers.length - 2)), 0, createExpiry(setting, first));
  const job = random.chance(0.16) ? moveWindow(first, random, setting.branch.timezone) : first;
  if (job !== first) answers.push({ after: random.int(60, 900), draft: orderMoved(job, actor, first) });
  return { steps: [...steps, ...answers], job, crewIds, isCancelled: false };
}

/** One answer after another until every position is filled, with an activity near the end and at the end. */
function inviteCrew({ world, crew }: Setting, job: Job) {
  const { random } = world;
  const required = job.positions.length;
  const taken = new Set<number>();
  const crewIds: number[] = [];
  const answers: Step[] = [];
  job.positions.forEach((position, place) => {
    if (random.chance(0.2)) answers.push(createRefusal({ world, crew }, job, position, taken));
    const person = pickMember(random, crew, position, taken);
    taken.add(person.id);
    crewIds.push(person.id);
    const filled = place + 1;
    const filling = { filled, required };
    answers.push({ after: random.int(4, 240), draft: crewTexts.invitationAccepted(job, person, position, filling) });
    if (filled === required) answers.push({ after: 0, draft: crewTexts.formed(job) });
    else if (filled === required - 1 && required > 2)
      answers.push({ after: 0, draft: crewTexts.partiallyFormed(job, filling) });
  });
  return { answers, crewIds };
}

function createRefusal(
  { world: { random }, crew }: Pick<Setting, 'world' | 'crew'>,
  job: Job,
  position: PositionCode,
  taken: Set<number>,
): Step {
  const person = pickMember(random, crew, position, taken);
  taken.add(person.id);
  const reason = random.weighted([
    ['not_available', 5],
    ['already_booked', 3],
    ['too_far', 2],
    ['pay_too_low', 2],
    ['no_transport', 1],
    ['too_heavy', 1],
  ] as const);
  return { after: random.int(5, 180), draft: crewTexts.invitationRejected(job, person, position, reason) };
}

function createExpiry({ world: { random } }: Setting, job: Job): Step {
  return { after: random.int(600, 1440), draft: crewTexts.invitationsExpired(job, random.int(1, 3)) };
}
