import { useRef } from 'react';
import type { VehicleType } from '#generated/model';
import { createPartNames } from '#platform/forms/fieldNames';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { FormNote } from '#platform/forms/layout/FormSection';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { useListField } from '#platform/forms/useListField';
import { newKey } from '#platform/lib/newKey';
import { formatNumber } from '#platform/lib/text';
import { Callout } from '#platform/ui/feedback/Callout';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { computeVolume, jobLabels, limits, orderRules as rules, useVehicleTypes } from '../../orders';
import { toCodeChoices, ListError } from '../formParts';
import { orderField, useOrderValue } from '../orderFormContext';
import { formTexts as texts } from '../texts';
import { itemTexts } from './texts';
import styles from '../page/OrderForm.module.css';

/** The vehicles: type, count and who provides them. */
export function VehiclesSection() {
  const frame = useRef<HTMLDivElement>(null);
  const types = useVehicleTypes();
  const list = useListField(orderField('vehicle_requirements'), texts.sections.vehicles.title);
  const add = () => {
    const key = newKey();
    list.add({ key, vehicle_type_id: null, count: 1, provided_by: 'company' });
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-vehicle="${key}"] select`)?.focus());
  };
  return (
    <Stack gap={4} ref={frame}>
      <ListError id={list.id} error={list.error} />
      {list.keys.length === 0 && <FormNote>{texts.noVehicles}</FormNote>}
      {list.keys.map((key, index) => (
        <VehicleLine key={key} index={index} vehicleKey={key} types={types.data ?? none} onRemove={list.remove} />
      ))}
      <CapacityWarning types={types.data ?? none} />
      {types.isError && <LookupFailed onRetry={() => void types.refetch()} />}
      <div>
        <Button variant="outline" icon={<PlusIcon />} disabled={list.keys.length >= limits.vehicleLines} onClick={add}>
          {texts.addVehicle}
        </Button>
      </div>
    </Stack>
  );
}

type VehicleLineProps = {
  index: number;
  vehicleKey: string;
  types: readonly VehicleType[];
  onRemove: (index: number) => void;
};

function VehicleLine({ index, vehicleKey, types, onRemove }: VehicleLineProps) {
  const vehicle = orderField(`vehicle_requirements[${index}]`);
  const field = createPartNames(vehicle);
  return (
    <FieldGroupLabel value={texts.vehicle(index + 1)}>
      <fieldset className={styles.vehicle} data-vehicle={vehicleKey}>
        <legend>
          <VisuallyHidden>{texts.vehicle(index + 1)}</VisuallyHidden>
        </legend>
        <SelectField
          name={field('vehicle_type_id')}
          label={texts.vehicleType}
          items={types}
          titleField="title"
          required
        />
        <NumberField name={field('count')} label={texts.vehicleCount} required validate={rules.vehicles} />
        <SelectField name={field('provided_by')} label={texts.providedBy} items={providers()} required />
        <IconButton icon={<TrashIcon />} label={texts.removeVehicle(index + 1)} onClick={() => onRemove(index)} />
      </fieldset>
    </FieldGroupLabel>
  );
}

/** Warns if the vehicles are too small for the load. */
function CapacityWarning({ types }: { types: readonly VehicleType[] }) {
  const vehicles = useOrderValue('vehicle_requirements');
  const items = useOrderValue('items');
  const items_complete = useOrderValue('items_complete');
  const move_size = useOrderValue('move_size');
  const typed = useOrderValue('volume_cuft');
  const load = typed || computeVolume({ items, items_complete, move_size });
  const chosen = vehicles.flatMap(({ vehicle_type_id, count }) => {
    const type = types.find(({ id }) => id === vehicle_type_id);
    return type ? [type.capacity_cuft === null ? null : type.capacity_cuft * (count || 0)] : [];
  });
  if (!load || chosen.length === 0 || chosen.includes(null)) return null;
  const capacity = chosen.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (capacity >= load) return null;
  const [loadText, capacityText] = [load, capacity].map((cuft) => itemTexts.cuftOf(formatNumber(cuft)));
  return <Callout intent="warning">{texts.tooSmall(loadText ?? '', capacityText ?? '')}</Callout>;
}

const none: readonly VehicleType[] = [];
const providers = () => toCodeChoices(jobLabels.providedBy);
