import { UserType } from '#generated/model/codes';
import type { World } from '../../../mocks/world';
import { getField } from '../../kit/world';
import { toRange } from './companySide';
import { createReader, type Facts, type Read, readAll, say, sayRating, walk } from './facts';
import { sayJob } from './jobs';

const buckets = ['new', 'accepted', 'waiting', 'cancelled'] as const;

/** Everything helpers read about their jobs, offers, ratings and the companies. */
export async function collectHelpers(facts: Facts, world: World): Promise<void> {
  for (const { id, type, positions } of world.tables.user.all()) {
    if (type !== UserType.helper || positions.length === 0) continue;
    await collectHelper(facts, world, id);
  }
}

async function collectHelper(facts: Facts, world: World, userId: number): Promise<void> {
  const read = createReader(world, userId);
  const note = (answer: unknown, operation: string) =>
    walk(answer, (row) => {
      sayJob(facts, row, operation);
      sayHirer(facts, row, operation);
    });
  await collectInvitations(facts, read, userId, note);
  await collectOwnOffers(facts, read, userId, note);
  for (const { id: invitationId } of world.tables.invitation.by('user', userId).slice(-3))
    note(await read('getHelperInvitation', { invitationId }), 'getHelperInvitation');
  note(await read('getHelperCalendar', {}, toRange(world)), 'getHelperCalendar');
  note(await readAll(read, 'getEarnings'), 'getEarnings');
  const [own, profile] = [await read('getOwnRating'), await read('getHelperProfile')];
  sayRating(facts, userId, [getField(own, 'average'), getField(own, 'count')], 'getOwnRating');
  sayRating(facts, userId, [getField(profile, 'rating'), getField(profile, 'rating_count')], 'getHelperProfile');
  const reliability = ['acceptance', 'show_up', 'late_cancels'];
  say(facts, `person ${userId}`, reliability, getField(own, 'reliability'), 'getOwnRating');
  say(facts, `person ${userId}`, reliability, getField(profile, 'reliability'), 'getHelperProfile');
}

type Note = (answer: unknown, operation: string) => void;

async function collectInvitations(facts: Facts, read: Read, userId: number, note: Note): Promise<void> {
  const subject = `jobs of person ${userId}`;
  say(facts, subject, buckets, await read('getHelperInvitationCounts'), 'getHelperInvitationCounts');
  for (const bucket of buckets) {
    const rows = await readAll(read, 'getHelperInvitations', {}, `?filter[bucket]=${bucket}`);
    note(rows, 'getHelperInvitations');
    say(facts, subject, [bucket], { [bucket]: rows.length }, 'getHelperInvitations');
    for (const row of rows) {
      const earned = { total: getField(row, 'earned') ?? undefined };
      say(facts, `pay of invitation ${String(getField(row, 'id'))}`, ['total'], earned, 'getHelperInvitations');
      const job = `person ${userId} on job ${String(getField(row, 'order_id'))}`;
      const pay = { hourly_rate: getField(getField(row, 'pay'), 'hourly_rate') };
      // An earlier invitation to the same job has its own answer.
      if (bucket === 'accepted') say(facts, job, ['status', 'position', 'as_helper'], row, 'getHelperInvitations');
      if (bucket === 'accepted') say(facts, job, ['hourly_rate'], pay, 'getHelperInvitations');
    }
  }
}

async function collectOwnOffers(facts: Facts, read: Read, userId: number, note: Note): Promise<void> {
  const subject = `offers of person ${userId}`;
  say(facts, subject, buckets, await read('getHelperOfferCounts'), 'getHelperOfferCounts');
  for (const bucket of buckets) {
    const rows = await readAll(read, 'getHelperOffers', {}, `?filter[bucket]=${bucket}`);
    say(facts, subject, [bucket], { [bucket]: rows.length }, 'getHelperOffers');
    for (const row of rows) {
      const offerId = Number(getField(row, 'id'));
      const shown = await read('getHelperOffer', { offerId });
      for (const [each, operation] of [[row, 'getHelperOffers'] as const, [shown, 'getHelperOffer'] as const]) {
        note(each, operation);
        const fields = ['date', 'end_date', 'starts_at', 'ends_at', 'apply_by'];
        say(facts, `offer ${offerId}`, fields, each, operation);
        say(facts, `offer ${offerId}`, ['status'], { status: getField(each, 'offer_status') }, operation);
      }
    }
  }
}

function sayHirer(facts: Facts, row: object, operation: string): void {
  const companyId = getField(row, 'company_id');
  const fields = ['company_name', 'rating', 'rating_count'];
  if (typeof companyId === 'number') say(facts, `company ${companyId}`, fields, row, operation);
}
