import { FieldRow } from '../../../../platform/forms/layout/FieldRow';
import { NumberField } from '../../../../platform/forms/fields/text/NumberField';
import { formatNumber } from '../../../../platform/lib/text';
import { autoVolume, autoWeight, volumeSource } from '../../model/inventory';
import type { OrderValues } from '../../model/orderValues';
import { orderRules as rules } from '../../model/orderRules';
import { itemTexts as texts } from './itemTexts';
import { orderField, useDerivedOrder } from '../orderValue';

/** How much it is in all: computed from the items or the size unless somebody knows better. */
export function VolumeFields() {
  const { volume, weight, ...source } = useDerivedOrder(totals);
  return (
    <FieldRow columns="two">
      <NumberField
        name={orderField('volume_cuft')}
        label={texts.totalVolume}
        hint={volumeHint(volume, source)}
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

function totals(values: OrderValues) {
  const volume = autoVolume(values);
  return { volume, weight: autoWeight(values.volume_cuft ?? volume), ...volumeSource(values) };
}

function volumeHint(volume: number | null, { fromItems, listed }: ReturnType<typeof volumeSource>): string {
  if (volume === null) return texts.unknown;
  const shown = texts.cuftOf(formatNumber(volume));
  if (fromItems) return texts.fromItems(shown);
  return listed > 0 ? texts.fromSizeNotItems(shown, texts.cuftOf(formatNumber(listed))) : texts.fromSize(shown);
}
