import type { UserRow } from '../../db/schema';
import * as crewTexts from '../../realtime/activities/crew';
import type { Job } from '../../realtime/activities/facts';
import { orderCompleted } from '../../realtime/activities/jobs';
import { minuteMs } from '../../times';
import type { Formed } from './forming';
import { calculatePayout, pickMember } from './jobs';
import type { Setting, Step } from './setting';

/** The last hours before a job and the job itself; the first step counts from the start of its arrival window. */
export function listMoveDaySteps(setting: Setting, { job, crewIds }: Formed): Step[] {
  const { world, office } = setting;
  const { random, tables } = world;
  const planned = crewIds.map((id) => tables.user.require(id));
  const change = (random.chance(0.08) && replaceMember(setting, job, planned)) || {
    steps: [],
    crew: planned,
    minutesToStart: 0,
  };
  const [lead] = change.crew;
  if (!lead) return [];
  const arrival = random.int(2, 20);
  const atEnd = Math.round(job.hours * 60) + random.int(20, 90);
  return [
    ...change.steps,
    { after: arrival + change.minutesToStart, draft: crewTexts.checkedIn(job, lead) },
    ...pickLateness(setting, job, change.crew, arrival),
    { after: atEnd, draft: orderCompleted(job, random.pick(office), calculatePayout(job, change.crew)) },
  ];
}

/** Sometimes a crew member is late. */
function pickLateness({ world: { random } }: Setting, job: Job, crew: readonly UserRow[], arrival: number): Step[] {
  const others = crew.slice(1);
  if (others.length === 0 || !random.chance(0.1)) return [];
  const minutes = random.int(arrival + 1, arrival + 20);
  return [{ after: minutes - arrival, draft: crewTexts.late(job, random.pick(others), minutes) }];
}

/** A member withdraws in the last hours and another one replaces them. */
function replaceMember({ world, crew: members }: Setting, job: Job, crew: readonly UserRow[]) {
  const { random } = world;
  const place = random.int(0, crew.length - 1);
  const [person, position] = [crew[place], job.positions[place]];
  if (!person || !position) return undefined;
  const hoursLeft = random.int(9, 23);
  const at = Date.parse(job.startsAt) - hoursLeft * 60 * minuteMs;
  const reason = random.pick(['sick', 'vehicle_problem', 'family', 'double_booked', 'injury'] as const);
  const other = pickMember(random, members, position, new Set(crew.map(({ id }) => id)));
  const found = random.int(30, 200);
  const filling = { filled: crew.length, required: crew.length };
  const steps: Step[] = [
    { after: -hoursLeft * 60, draft: crewTexts.invitationWithdrawn(job, person, position, { code: reason, at }) },
    { after: found, draft: crewTexts.invitationAccepted(job, other, position, filling) },
    { after: 0, draft: crewTexts.formed(job) },
  ];
  return { steps, crew: crew.with(place, other), minutesToStart: hoursLeft * 60 - found };
}
