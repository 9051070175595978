import type { OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { expireDue } from '../../crew/handlers/formCrew';
import { checkReach, getBranchReach } from '../../provider/access/access';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import type { OfferApplicationRow, OfferRow, UserRow } from '../../provider/store/schema';
import { toIso } from '../../provider/time/clock';
import { watchDue } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';
import { presentOffer } from '../answers';
import { getOfferOrder, listNeedLines } from '../rules/applications';
import { closingNoticeMs, isClosingSoon } from '../rules/matching';
import { showHelperOffer } from './acceptApplicant';
import { endOffer } from './endOffer';

/** The offer with this id, if the caller may act in its branch; 404 or 403 otherwise. */
export function openOffer(world: World, user: UserRow, id: number): OfferRow {
  settle(world);
  const offer = orNotFound(world.tables.offer.get(id));
  throwIfRefused(checkReach(getBranchReach(world.tables, user, offer.branch_id)));
  return offer;
}

export type OpenedApplication = { offer: OfferRow; application: OfferApplicationRow };

/** The application with this id, if the caller may act in its branch. */
export function openApplication(world: World, user: UserRow, id: number): OpenedApplication {
  settle(world);
  const application = orNotFound(world.tables.offerApplication.get(id));
  throwIfRefused(checkReach(getBranchReach(world.tables, user, application.branch_id)));
  return { application, offer: world.tables.offer.require(application.offer_id) };
}

/** Brings offers and invitations up to date with the clock before they are read. */
export function settle(world: World): void {
  expireDue(world);
  settleOffers(world);
}

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

/** An offer as the company sees it now. */
export function showOffer(world: World, { id }: OfferRow): OutsourceOffer {
  const offer = world.tables.offer.require(id);
  return presentOffer(world.tables, offer, {
    order: getOfferOrder(world, offer),
    applications: world.tables.offerApplication.by('offer', id),
    lines: listNeedLines(world, offer),
    now: world.now(),
  });
}
