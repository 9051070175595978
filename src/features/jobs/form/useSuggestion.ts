import { useMemo } from 'react';
import type { Estimate } from '../../../platform/lib/crewEstimate';
import { suggestionFor } from '../model/estimateWish';
import { useOrderValue } from './orderValue';

/** The crew and hours suggested for what is typed so far. */
export function useSuggestion(): Estimate | null {
  const help_type = useOrderValue('help_type');
  const move_size = useOrderValue('move_size');
  const packing = useOrderValue('packing');
  const items = useOrderValue('items');
  const special_items = useOrderValue('special_items');
  const volume_cuft = useOrderValue('volume_cuft');
  const pick_up_addresses = useOrderValue('pick_up_addresses');
  const destination_addresses = useOrderValue('destination_addresses');
  return useMemo(
    () =>
      suggestionFor({
        ...{ help_type, move_size, packing, items, special_items, volume_cuft },
        ...{ pick_up_addresses, destination_addresses },
      }),
    [help_type, move_size, packing, items, special_items, volume_cuft, pick_up_addresses, destination_addresses],
  );
}
