import type { HardFilterCode, Locale } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import type { OfferRow, UserRow } from '../../provider/store/schema';
import { mergeProblems, problemIf } from '../../provider/rules/fields/problems';
import { type Refusal, refuse, refuseProblems } from '../../provider/rules/refusals';
import { offerRefusalTexts as texts, fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

/** An order has at most one open offer. */
export function checkOpenOffer(offers: readonly Pick<OfferRow, 'id' | 'status'>[]): Refusal | null {
  const open = offers.find(({ status }) => status === OfferStatus.open);
  if (!open) return null;
  return refuse.conflict(texts.openOffer, {
    code: 'open_offer',
    conflicts: [{ kind: 'offer', id: open.id, label: texts.offerLabel(open.id) }],
  });
}

/** Reason a selected person cannot take the job; they may live farther away and have fewer stars than others. */
const allowed: readonly (HardFilterCode | 'unknown' | null)[] = [null, 'outside_radius', 'min_rating', 'not_available'];

/** Refuses selected people who cannot take the job, and a selection of no one. */
export function checkSelected(filters: readonly (HardFilterCode | 'unknown' | null)[]): Refusal | null {
  if (filters.length === 0) return refuse.field('user_ids', fieldTexts.required);
  const problems = filters.map((filter, index) =>
    problemIf(!allowed.includes(filter), `user_ids.${index}`, texts.cannotTake),
  );
  return refuseProblems(mergeProblems(problems));
}

/** Refuses a change of an offer that someone else changed in between. */
export function checkOfferVersion({ version }: Pick<OfferRow, 'version'>, read: number): Refusal | null {
  return version === read ? null : refuse.conflict(texts.changed, { code: 'stale_version' });
}

/** The language in which a person wrote a message; null without one. */
export function getMessageLanguage({ locale }: Pick<UserRow, 'locale'>, message: string): Locale | null {
  return message === '' ? null : locale;
}

/** Only an open offer changes. */
export function checkOfferOpen({ status }: Pick<OfferRow, 'status'>): Refusal | null {
  return status === OfferStatus.open ? null : refuse.wrongState(texts.notOpen);
}

/** An offer that accepted someone is part of the history of its job. */
export function checkDeleteOffer(accepted: number): Refusal | null {
  return accepted === 0 ? null : refuse.conflict(texts.hasCrew, { code: 'has_crew' });
}
