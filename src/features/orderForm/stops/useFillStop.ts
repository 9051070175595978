import { type StopValues, toAddressParts } from '../../orders';
import type { Stop } from '#generated/model';
import type { FoundAddress } from '#platform/address/addressProvider';
import { createPartNames, type FieldName } from '#platform/forms/fieldNames';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { announce } from '#platform/ui/feedback/announcements';
import { formatAddress, planStop } from '../model/addressFill';
import { customerTexts as texts } from '../texts';

/** Fills in a stop: from an earlier stop with its facts, or with a found address alone. */
export function useFillStop(stop: FieldName<StopValues>) {
  const read = useReadValue();
  const change = useChangeValue();
  const field = createPartNames(stop);
  const fill = (parts: Partial<StopValues>) => {
    const now = read(stop);
    if (!now) return;
    change(stop, { ...now, ...parts });
    const { address_line, unit, city } = { ...now, ...parts };
    announce(texts.addressUsed(formatAddress({ address_line, unit, city })));
  };
  return {
    field,
    fillEarlier: (earlier: Stop) => {
      const now = read(stop);
      if (now) fill(planStop(now, earlier));
    },
    fillFound: (found: FoundAddress) => fill(toAddressParts(found)),
  };
}
