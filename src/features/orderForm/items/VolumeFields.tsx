import { computeVolume, computeWeight, getVolumeSource, orderRules as rules, type OrderValues } from '../../orders';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { formatNumber } from '#platform/lib/text';
import { itemTexts as texts } from './texts';
import { orderField, useDerivedOrder } from '../orderValue';

/** The total volume and weight: computed from the items or the move size, or entered by hand. */
export function VolumeFields() {
  const { volume, weight, ...source } = useDerivedOrder(computeTotals);
  return (
    <FieldRow columns="two">
      <NumberField
        name={orderField('volume_cuft')}
        label={texts.totalVolume}
        hint={getVolumeHint(volume, source)}
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

function computeTotals(values: OrderValues) {
  const volume = computeVolume(values);
  return { volume, weight: computeWeight(values.volume_cuft ?? volume), ...getVolumeSource(values) };
}

function getVolumeHint(volume: number | null, { fromItems, listed }: ReturnType<typeof getVolumeSource>): string {
  if (volume === null) return texts.unknown;
  const shown = texts.cuftOf(formatNumber(volume));
  if (fromItems) return texts.fromItems(shown);
  return listed > 0 ? texts.fromSizeNotItems(shown, texts.cuftOf(formatNumber(listed))) : texts.fromSize(shown);
}
