import type { UserRow } from '../../db/schema';
import * as crewTexts from '../../realtime/activities/crew';
import type { Job } from '../../realtime/activities/facts';
import { orderCompleted } from '../../realtime/activities/jobs';
import type { Formed } from './forming';
import { payoutOf, pickMember } from './jobs';
import type { Setting, Step } from './setting';

/** The last hours before a job and the job itself; the first step counts from the start of its arrival window. */
export function moveDay(setting: Setting, { job, crewIds }: Formed): Step[] {
  const { world, office } = setting;
  const { random, tables } = world;
  const planned = crewIds.map((id) => tables.user.require(id));
  const change = random.chance(0.08) ? dropOut(setting, job, planned) : undefined;
  const crew = change?.crew ?? planned;
  const lead = crew[0];
  if (!lead) return [];
  const arrival = random.int(2, 20);
  const minutesLate = random.int(arrival + 1, arrival + 20);
  const latecomer = random.chance(0.12) ? random.pick(crew) : undefined;
  const isLate = latecomer !== undefined && latecomer.id !== lead.id;
  return [
    ...(change?.steps ?? []),
    { after: arrival + (change?.minutesToStart ?? 0), draft: crewTexts.checkedIn(job, lead) },
    ...(isLate ? [{ after: minutesLate - arrival, draft: crewTexts.late(job, latecomer, minutesLate) }] : []),
    {
      after: Math.round(job.hours * 60) + random.int(20, 90),
      draft: orderCompleted(job, random.pick(office), payoutOf(job, crew)),
    },
  ];
}

/** Somebody withdraws in the last hours and somebody else steps in. */
function dropOut({ world, crew: members }: Setting, job: Job, crew: readonly UserRow[]) {
  const { random } = world;
  const place = random.int(0, crew.length - 1);
  const [person, position] = [crew[place], job.positions[place]];
  if (!person || !position) return undefined;
  const hoursLeft = random.int(9, 23);
  const reason = random.pick(['sick', 'vehicle_problem', 'family', 'double_booked', 'injury'] as const);
  const other = pickMember(random, members, position, new Set(crew.map(({ id }) => id)));
  const found = random.int(30, 200);
  const filling = { filled: crew.length, required: crew.length };
  const steps: Step[] = [
    { after: -hoursLeft * 60, draft: crewTexts.invitationWithdrawn(job, person, position, { reason, hoursLeft }) },
    { after: found, draft: crewTexts.invitationAccepted(job, other, position, filling) },
    { after: 0, draft: crewTexts.formed(job) },
  ];
  return { steps, crew: crew.with(place, other), minutesToStart: hoursLeft * 60 - found };
}
