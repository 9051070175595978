import { UserType } from '#generated/model/codes';
import type { World } from '../../../mocks/provider/world';
import { getField } from '../../kit/world';
import { toRange } from './companySide';
import { createReader, type Facts, type Read, readAll, addFacts, addRating, walk } from './facts';
import { addJob } from './jobs';

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
  const add = (answer: unknown, operation: string) =>
    walk(answer, (row) => {
      addJob(facts, row, operation);
      addHirer(facts, row, operation);
    });
  await collectInvitations(facts, read, userId, add);
  await collectOwnOffers(facts, read, userId, add);
  for (const { id: invitationId } of world.tables.invitation.by('user', userId).slice(-3))
    add(await read('getHelperInvitation', { invitationId }), 'getHelperInvitation');
  add(await read('getHelperCalendar', {}, toRange(world)), 'getHelperCalendar');
  add(await readAll(read, 'getEarnings'), 'getEarnings');
  const [own, profile] = [await read('getOwnRating'), await read('getHelperProfile')];
  addRating(facts, userId, [getField(own, 'average'), getField(own, 'count')], 'getOwnRating');
  addRating(facts, userId, [getField(profile, 'rating'), getField(profile, 'rating_count')], 'getHelperProfile');
  const reliability = ['acceptance', 'show_up', 'late_cancels'];
  addFacts(facts, `person ${userId}`, reliability, getField(own, 'reliability'), 'getOwnRating');
  addFacts(facts, `person ${userId}`, reliability, getField(profile, 'reliability'), 'getHelperProfile');
}

type Note = (answer: unknown, operation: string) => void;

async function collectInvitations(facts: Facts, read: Read, userId: number, add: Note): Promise<void> {
  const subject = `jobs of person ${userId}`;
  addFacts(facts, subject, buckets, await read('getHelperInvitationCounts'), 'getHelperInvitationCounts');
  for (const bucket of buckets) {
    const rows = await readAll(read, 'getHelperInvitations', {}, `?filter[bucket]=${bucket}`);
    add(rows, 'getHelperInvitations');
    addFacts(facts, subject, [bucket], { [bucket]: rows.length }, 'getHelperInvitations');
    for (const row of rows) {
      const owed = getField(row, 'show_up_pay');
      const earned = {
        total: getField(row, 'earned') ?? getField(owed, 'total'),
        paid_hours: getField(owed, 'hours'),
      };
      const own = `pay of invitation ${String(getField(row, 'id'))}`;
      addFacts(facts, own, ['total', 'paid_hours'], earned, 'getHelperInvitations');
      const job = `person ${userId} on job ${String(getField(row, 'order_id'))}`;
      const pay = { hourly_rate: getField(getField(row, 'pay'), 'hourly_rate') };
      // An earlier invitation to the same job has its own answer.
      if (bucket === 'accepted') addFacts(facts, job, ['status', 'position', 'as_helper'], row, 'getHelperInvitations');
      if (bucket === 'accepted') addFacts(facts, job, ['hourly_rate'], pay, 'getHelperInvitations');
    }
  }
}

async function collectOwnOffers(facts: Facts, read: Read, userId: number, add: Note): Promise<void> {
  const subject = `offers of person ${userId}`;
  addFacts(facts, subject, buckets, await read('getHelperOfferCounts'), 'getHelperOfferCounts');
  for (const bucket of buckets) {
    const rows = await readAll(read, 'getHelperOffers', {}, `?filter[bucket]=${bucket}`);
    addFacts(facts, subject, [bucket], { [bucket]: rows.length }, 'getHelperOffers');
    for (const row of rows) {
      const offerId = Number(getField(row, 'id'));
      const shown = await read('getHelperOffer', { offerId });
      for (const [each, operation] of [[row, 'getHelperOffers'] as const, [shown, 'getHelperOffer'] as const]) {
        add(each, operation);
        const fields = ['date', 'end_date', 'starts_at', 'ends_at', 'apply_by'];
        addFacts(facts, `offer ${offerId}`, fields, each, operation);
        addFacts(facts, `offer ${offerId}`, ['status'], { status: getField(each, 'offer_status') }, operation);
      }
    }
  }
}

function addHirer(facts: Facts, row: object, operation: string): void {
  const companyId = getField(row, 'company_id');
  const fields = ['company_name', 'rating', 'rating_count'];
  if (typeof companyId === 'number') addFacts(facts, `company ${companyId}`, fields, row, operation);
}
