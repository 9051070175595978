import { rateRanges } from '#domain/money/marketRates';
import { getExpectedEnd } from '#domain/orders/attendance';
import { countLate } from '#domain/orders/openSlots';
import { isScheduled } from '#domain/orders/schedule';
import { isOnCrew } from '#domain/orders/statuses';
import { countPresence } from '#domain/orders/todayState';
import { getMainPay } from '#domain/outsource/mainPay';
import { countSlotsOfOffer } from '#domain/outsource/offerSlots';
import type { Crew, HelperOffer, HelperRates, OfferMatches, Order, OrderCard, OutsourceOffer } from '#generated/model';
import { InvitationStatus, OfferStatus, UserType } from '#generated/model/codes';
import { countOfferSlots, listNeedLines } from '../../../mocks/outsource/rules/applications';
import type { World } from '../../../mocks/provider/world';
import { addFacts, createReader, type Facts, type Read, readAll } from './facts';

// Facts that a screen works out, next to what the provider and other screens say of them.

/** The rate in the message about an offer and on its card, and the typical pay at sign-up and in the settings. */
export async function collectOwnRates(facts: Facts, world: World): Promise<void> {
  for (const { id, type, positions } of world.tables.user.all()) {
    const [position] = positions;
    if (type !== UserType.helper || position === undefined) continue;
    const read = createReader(world, id);
    const { market_min, market_max } = (await read('getHourlyRate')) as HelperRates;
    const subject = `typical pay of person ${id}`;
    const [min, max] = rateRanges[position];
    addFacts(facts, subject, ['min', 'max'], { min: market_min, max: market_max }, 'getHourlyRate');
    addFacts(facts, subject, ['min', 'max'], { min, max }, 'the sign-up');
    await collectOfferedRates(facts, world, read, id);
  }
}

async function collectOfferedRates(facts: Facts, world: World, read: Read, userId: number): Promise<void> {
  const news = world.tables.activity.where(({ user_id, type }) => user_id === userId && type === 'offer.new');
  for (const offer of (await readAll(read, 'getHelperOffers', {}, '?filter[bucket]=new')) as HelperOffer[]) {
    const message = news.find(({ data }) => data.offer_id === offer.id);
    // A slot that was filled since, or an application for another position, changes the card alone.
    if (!message || offer.applied_at !== null || offer.positions.some(({ open, count }) => open < count)) continue;
    const subject = `rate of offer ${offer.id} for person ${userId}`;
    addFacts(facts, subject, ['hourly_rate'], message.data, 'its message');
    addFacts(facts, subject, ['hourly_rate'], getMainPay(offer)?.pay, 'its card');
  }
}

/** Slots of offers, people who are late and matches of a company. Answers how many people were late. */
export async function collectShared(facts: Facts, world: World, companyId: number): Promise<number> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  let late = 0;
  for (const { id } of world.tables.branch.by('company', companyId)) {
    await collectSlots(facts, world, read, id);
    late += await collectLate(facts, world, read, id);
  }
  return late;
}

async function collectSlots(facts: Facts, world: World, read: Read, branchId: number): Promise<void> {
  for (const offer of (await readAll(read, 'getOffers', {}, `?branch_id=${branchId}`)) as OutsourceOffer[]) {
    const isOpen = offer.status === OfferStatus.open;
    const slots = countSlotsOfOffer(offer);
    const lines = listNeedLines(world, world.tables.offer.require(offer.id));
    const subject = `slots of offer ${offer.id}`;
    addFacts(facts, subject, ['open'], slots, 'getOffers');
    addFacts(facts, subject, ['open'], { open: isOpen ? countOfferSlots(lines) : 0 }, 'the rules of the provider');
    if (offer.status === OfferStatus.filled) {
      addFacts(facts, subject, ['filled'], slots, 'its ring');
      addFacts(facts, subject, ['filled'], { filled: slots.required }, 'its status');
    }
    const people = (await readAll(read, 'getOfferApplications', { offerId: offer.id }, '?filter[status]=1')) as {
      applied_at: string | null;
    }[];
    const waiting = people.filter(({ applied_at }) => applied_at !== null).length;
    addFacts(facts, `ended offer ${offer.id}`, ['waiting'], { waiting: isOpen ? 0 : waiting }, 'getOfferApplications');
    addFacts(facts, `ended offer ${offer.id}`, ['waiting'], { waiting: 0 }, 'its status');
  }
}

async function collectLate(facts: Facts, world: World, read: Read, id: number): Promise<number> {
  const now = world.clock.now();
  let late = 0;
  for (const card of (await readAll(read, 'getOrders', { id }, '?filter[status]=3,4')) as OrderCard[]) {
    // Only jobs that have begun can be late.
    if (card.starts_at === null || card.starts_at > world.now()) continue;
    const orderId = card.order_id;
    const order = (await read('getOrder', { orderId })) as Order;
    const { members } = (await read('getCurrentCrew', { orderId })) as Crew;
    if (!isScheduled(order)) continue;
    const subject = `late on job ${orderId}`;
    // An announced delay counts as late before the arrival window is over, too.
    const crew = members
      .filter(isOnCrew)
      .map((each) => ({ ...each, status: InvitationStatus.accepted, running_late: null }));
    const ends_at = getExpectedEnd(order);
    const isOneDay = order.end_date === null || order.end_date === order.date;
    if (!isOneDay || now.getTime() >= Date.parse(ends_at)) continue;
    for (const [job, operation] of [[card, 'getOrders'] as const, [order, 'getOrder'] as const])
      addFacts(facts, subject, ['count'], { count: countLate(job, now) }, operation);
    const presence = countPresence({ ...order, ends_at }, crew, now);
    addFacts(facts, subject, ['count'], { count: presence.late }, 'getCurrentCrew');
    late += presence.late;
  }
  return late;
}

/** No match lives outside the radius or works at no time of the job. Answers how many matches there were. */
export async function collectMatches(facts: Facts, world: World, branchId: number): Promise<number> {
  const { company_id, id: ofBranch } = world.tables.branch.require(branchId);
  const read = createReader(world, world.tables.company.require(company_id).owner_id);
  const next = world.tables.order
    .by('branch', ofBranch)
    .filter(({ closed_state, starts_at }) => closed_state === null && starts_at > world.now());
  let found = 0;
  for (const { id } of next.slice(-4)) {
    const radius_miles = 25;
    const { matches } = (await read('matchHelpers', {}, '', { order_id: id, radius_miles })) as OfferMatches;
    found += matches.length;
    const codes = matches.flatMap(({ fit }) => fit.warnings);
    const wrong = codes.filter(
      ({ code, percent }) => code === 'outside_radius' || (code === 'part_of_job' && percent === 0),
    );
    addFacts(facts, `matches of job ${id}`, ['wrong'], { wrong: wrong.length }, 'matchHelpers');
    addFacts(facts, `matches of job ${id}`, ['wrong'], { wrong: 0 }, 'who is not shown');
  }
  return found;
}
