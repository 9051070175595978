import { addDays } from '../../../src/platform/lib/dates';
import { todayIn } from '../../../src/platform/lib/zonedTimes';
import type { BranchRow, UserRow } from '../../db/schema';
import type { Employer } from '../../realtime/activities/personal';
import * as texts from '../../realtime/activities/personal';
import type { ActivityDraft } from '../../realtime/domainEvents';
import type { World } from '../../world';
import { moved, newJob } from './jobs';
import { settingOf } from './setting';

/** What a helper is told: one kind of news, as it reads at that moment. */
type News = (reader: Reader) => ActivityDraft;
/** Who is told, and when. */
export type Reader = { world: World; helper: UserRow; at: Date };

/** Every kind of news a helper gets, the usual ones more than once, in an order that makes sense when read upwards. */
export const helperNews: readonly News[] = [
  (reader) => branchInvitation(reader),
  (reader) => invitation(reader, 6),
  (reader) => earned(reader, 9),
  (reader) => filled(reader, 4),
  (reader) => review(reader, 9),
  (reader) => invitation(reader, 4),
  (reader) => accepted(reader, 3),
  (reader) => earned(reader, 5),
  (reader) => changed(reader, 3),
  (reader) => cancelled(reader, 1),
  (reader) => earned(reader, 2),
  (reader) => upcoming(reader),
  (reader) => invitation(reader, 2),
  (reader) => invitation(reader, 5),
];

function invitation(reader: Reader, inDays: number): ActivityDraft {
  const { job, employer } = workFor(reader, inDays);
  return texts.invitationNew(job, employer, invitationId(reader), reader.helper.hourly_rate ?? 2400);
}

function upcoming(reader: Reader): ActivityDraft {
  const { job, employer } = workFor(reader, 1);
  return texts.reminder(job, employer, invitationId(reader));
}

function changed(reader: Reader, inDays: number): ActivityDraft {
  const { job, employer, zone } = workFor(reader, inDays);
  return texts.orderChanged(moved(job, reader.world.random, zone), employer, invitationId(reader), job.window);
}

function cancelled(reader: Reader, inDays: number): ActivityDraft {
  const { job, employer } = workFor(reader, inDays);
  return texts.jobCancelled(job, employer, invitationId(reader), 2);
}

function filled(reader: Reader, inDays: number): ActivityDraft {
  const { job, employer } = workFor(reader, inDays);
  return texts.positionFilled(job, employer, invitationId(reader));
}

function accepted(reader: Reader, inDays: number): ActivityDraft {
  const { job, employer } = workFor(reader, inDays);
  return texts.applicationAccepted(job, employer, reader.world.db.nextId('application'));
}

function earned(reader: Reader, daysAgo: number): ActivityDraft {
  const { job, employer } = workFor(reader, -daysAgo);
  const amount = Math.round((reader.helper.hourly_rate ?? 2400) * job.hours) + reader.world.random.int(0, 5) * 500;
  return texts.payEarned(job, employer, invitationId(reader), amount);
}

function review(reader: Reader, daysAgo: number): ActivityDraft {
  const { job, employer } = workFor(reader, -daysAgo);
  return texts.reviewReceived(job, employer, reader.world.random.chance(0.85) ? 5 : 4);
}

function branchInvitation(reader: Reader): ActivityDraft {
  return texts.branchInvitationNew(workFor(reader, 0).employer, reader.world.db.nextId('branchInvitation'));
}

/** A job of some company that works where the helper does, on a day counted from theirs. A manager works for their own. */
function workFor({ world, helper, at }: Reader, inDays: number) {
  const { tables, random } = world;
  const branch = random.pick(branchesNear(world, helper));
  const setting = settingOf(world, branch);
  const employer: Employer = { company: setting.company, branch: branch.name };
  const zone = branch.timezone;
  const shared = branch.serving_area_ids.filter((id) => helper.serving_area_ids.includes(id));
  const near = shared.map((id) => tables.servingArea.require(id).name);
  const towns = near.length > 0 ? near : setting.towns;
  return { job: newJob(world, { towns, zone }, addDays(todayIn(zone, at), inDays)), employer, zone };
}

function branchesNear({ tables }: World, helper: UserRow): BranchRow[] {
  const all = tables.branch.all();
  const open = helper.company_id === null ? all : all.filter(({ company_id }) => company_id === helper.company_id);
  const near = open.filter(({ serving_area_ids: ids }) => ids.some((id) => helper.serving_area_ids.includes(id)));
  return [near, open, all].find((branches) => branches.length > 0) ?? [];
}

function invitationId({ world: { db } }: Reader): number {
  return db.nextId('invitation');
}
