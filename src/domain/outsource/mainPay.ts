import type { HelperOffer, HelperOfferPay } from '#generated/model';

/**
 * The pay of an offer that one person reads on its card and in messages: of the position they applied for, or the best
 * paid open one they can fill.
 */
export function getMainPay({
  positions,
  position,
}: Pick<HelperOffer, 'positions' | 'position'>): HelperOfferPay | undefined {
  const applied = positions.find((each) => each.position === position);
  return applied ?? [...positions].sort(byOpenThenPay)[0];
}

function byOpenThenPay(a: HelperOfferPay, b: HelperOfferPay): number {
  return Number(b.open > 0) - Number(a.open > 0) || b.pay.total - a.pay.total;
}
