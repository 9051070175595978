import { FieldRow } from '../../../../platform/forms/layout/FieldRow';
import { NumberField } from '../../../../platform/forms/fields/text/NumberField';
import { formatNumber } from '../../../../platform/lib/text';
import { autoVolume, autoWeight, itemsVolume } from '../../model/inventory';
import type { OrderValues } from '../../model/orderValues';
import { orderRules as rules } from '../../model/orderRules';
import { itemTexts as texts } from './itemTexts';
import { orderField, useDerivedOrder } from '../orderValue';

/** How much it is in all: computed from the items or the size unless somebody knows better. */
export function VolumeFields() {
  const { volume, weight, fromItems } = useDerivedOrder(totals);
  return (
    <FieldRow columns="two">
      <NumberField
        name={orderField('volume_cuft')}
        label={texts.totalVolume}
        hint={volumeHint(volume, fromItems)}
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

function totals({ items, move_size, volume_cuft }: OrderValues) {
  const volume = autoVolume({ items, move_size });
  return { volume, weight: autoWeight(volume_cuft ?? volume), fromItems: itemsVolume(items) > 0 };
}

function volumeHint(volume: number | null, fromItems: boolean): string {
  if (volume === null) return texts.unknown;
  const shown = texts.cuftOf(formatNumber(volume));
  return fromItems ? texts.fromItems(shown) : texts.fromSize(shown);
}
