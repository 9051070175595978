import { OfferStatus } from '#generated/model/codes';
import type { OfferApplicationRow } from '../../provider/store/schema';
import { closingNoticeMs, isClosingSoon } from '../rules/times';
import { toIso } from '../../provider/time/times';
import { watchDue } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';
import { endOffer } from './endOffer';
import { showHelperOffer } from './applications/showHelperOffer';

/** Opens, warns of and expires whatever is due. Cheap if nothing is. */
export function settleOffers(world: World): void {
  announceOpened(world);
  warnOfClosing(world);
  expireOffers(world);
}

/** Notifies the people whose time to see an offer has come. */
function announceOpened(world: World): void {
  const { tables } = world;
  const now = world.now();
  for (let next = findOpening(world, now); next; next = findOpening(world, now)) {
    const application = tables.offerApplication.update(next.id, { is_announced: true });
    const shown = showHelperOffer(world, tables.offer.require(application.offer_id), application);
    world.announce({ type: 'offerOpened', application, shown });
  }
}

function findOpening({ tables }: World, now: string): OfferApplicationRow | undefined {
  const next = tables.offerApplication.one('opening', 'next');
  return next && next.opens_at <= now ? next : undefined;
}

/** Warns the office two hours before an offer closes. */
function warnOfClosing(world: World): void {
  const { tables, clock } = world;
  const now = clock.now().getTime();
  const soon = toIso(now + closingNoticeMs);
  const due = tables.offer.select('open', 'open', (offer) => offer.apply_by <= soon && isClosingSoon(offer, now));
  for (const { id } of due) {
    const offer = tables.offer.update(id, { warned_at: world.now() });
    world.announce({ type: 'offerClosingSoon', offer });
  }
}

function expireOffers(world: World): void {
  const { tables } = world;
  const now = world.now();
  for (let due = tables.offer.one('open', 'open'); due && due.apply_by <= now;) {
    endOffer(world, due, OfferStatus.expired);
    due = tables.offer.one('open', 'open');
  }
}

/** When something is due next. */
function findNextDue({ tables, clock }: World): string | undefined {
  const opens = tables.offerApplication.one('opening', 'next')?.opens_at;
  const now = clock.now().getTime();
  const closes = tables.offer.viewAll('open', 'open', ({ apply_by, warned_at }) => {
    const notice = Date.parse(apply_by) - closingNoticeMs;
    return warned_at === null && notice > now ? toIso(notice) : apply_by;
  });
  return [opens, ...closes].filter((at) => at !== undefined).sort()[0];
}

/** Settles offers when they are due, even without a request. Returns the function that stops it. */
export const startOfferClock = (world: World): (() => void) =>
  watchDue(world, {
    tables: ['offer', 'offerApplication'],
    findDue: () => findNextDue(world),
    settle: () => settleOffers(world),
  });
