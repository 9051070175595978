import { FieldRow } from '../../../../platform/forms/layout/FieldRow';
import { NumberField } from '../../../../platform/forms/fields/text/NumberField';
import { formatNumber } from '../../../../platform/lib/text';
import { computeVolume, computeWeight, sumVolume } from '../../model/inventory';
import type { OrderValues } from '../../model/orderValues';
import { orderRules as rules } from '../../model/orderRules';
import { itemTexts as texts } from './itemTexts';
import { orderField, useDerivedOrder } from '../orderValue';

/** The total volume and weight: computed from the items or the move size, or entered by hand. */
export function VolumeFields() {
  const { volume, weight, fromItems } = useDerivedOrder(computeTotals);
  return (
    <FieldRow columns="two">
      <NumberField
        name={orderField('volume_cuft')}
        label={texts.totalVolume}
        hint={getVolumeHint(volume, fromItems)}
        unit={texts.cuft}
        validate={rules.volume}
      />
      <NumberField
        name={orderField('weight_lb')}
        label={texts.totalWeight}
        hint={weight === null ? texts.unknown : texts.fromVolume(texts.poundsOf(formatNumber(weight)))}
        unit={texts.pounds}
        validate={rules.weight}
      />
    </FieldRow>
  );
}

function computeTotals({ items, move_size, volume_cuft }: OrderValues) {
  const volume = computeVolume({ items, move_size });
  return { volume, weight: computeWeight(volume_cuft ?? volume), fromItems: sumVolume(items) > 0 };
}

function getVolumeHint(volume: number | null, fromItems: boolean): string {
  if (volume === null) return texts.unknown;
  const shown = texts.cuftOf(formatNumber(volume));
  return fromItems ? texts.fromItems(shown) : texts.fromSize(shown);
}
