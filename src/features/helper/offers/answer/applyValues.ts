import type { ApplyRequest, HelperOffer, HelperOfferPay, PositionCode } from '#generated/model';
import { getMainPay } from '#domain/outsource/mainPay';

/** Cents per hour; null takes the offered rate. */
export type ApplyValues = { position: PositionCode | undefined; proposed_rate: number | null; note: string };

/** The longest note (contract). */
export const NOTE_LENGTH = 300;

/** The positions that still have an open slot. */
export function listOfferedPositions({ positions }: Pick<HelperOffer, 'positions'>): HelperOfferPay[] {
  return positions.filter(({ open }) => open > 0);
}

export function getFirstValues(offer: HelperOffer): ApplyValues {
  return { position: getMainPay(offer)?.position, proposed_rate: null, note: '' };
}

export function toApplyRequest(values: ApplyValues, position: PositionCode): ApplyRequest {
  const note = values.note.trim();
  return { position, proposed_rate: values.proposed_rate, ...(note !== '' && { note }) };
}
