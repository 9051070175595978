import type { HelperVehicle, VehicleType } from '#generated/model';
import { createFieldNames, createPartNames } from '#platform/forms/fieldNames';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { useListField } from '#platform/forms/useListField';
import { maxLength } from '#platform/forms/validation/validators';
import { newKey } from '#platform/lib/newKey';
import { useUserZone } from '#platform/session/useSession';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { useSaveVehicles } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import styles from './specifications.module.css';
import { specificationTexts as texts } from '../texts';
import {
  isNewType,
  maxVehicles,
  newVehicle,
  type OwnVehicle,
  toVehiclesRequest,
  toVehicleValues,
  type VehicleValues,
  yearRules,
} from './vehicles';

const field = createFieldNames<VehicleValues>();

type OwnVehiclesFormProps = { types: readonly VehicleType[]; vehicles: readonly HelperVehicle[] };

/** The helper's own vehicles. */
export function OwnVehiclesForm({ types, vehicles }: OwnVehiclesFormProps) {
  const { mutateAsync } = useSaveVehicles();
  if (types.length === 0) return null;
  const items = types.map(({ id, title }) => ({ id, name: texts.vehicleName[title] ?? title }));
  return (
    <SettingsForm<VehicleValues>
      title={texts.vehiclesTitle}
      why={texts.vehiclesWhy}
      values={toVehicleValues(vehicles)}
      draft="helper-vehicles"
      onSave={(values) => mutateAsync(toVehiclesRequest(values))}
    >
      <VehicleList items={items} />
    </SettingsForm>
  );
}

type Items = readonly { id: number; name: string }[];

function VehicleList({ items }: { items: Items }) {
  const list = useListField<OwnVehicle>(field('vehicle_types'), texts.vehicles);
  return (
    <div id={list.id} tabIndex={-1} className={styles.vehicles}>
      {list.keys.length === 0 && <p className={styles.category}>{texts.noVehicles}</p>}
      {list.keys.map((key, index) => (
        <VehicleFields key={key} index={index} items={items} onRemove={() => list.remove(index)} />
      ))}
      {list.error !== undefined && <p role="alert">{list.error}</p>}
      {list.keys.length < maxVehicles && (
        <div>
          <Button variant="outline" size="large" icon={<PlusIcon />} onClick={() => list.add(newVehicle(newKey()))}>
            {texts.addVehicle}
          </Button>
        </div>
      )}
    </div>
  );
}

type VehicleFieldsProps = { index: number; items: Items; onRemove: () => void };

function VehicleFields({ index, items, onRemove }: VehicleFieldsProps) {
  const name = field(`vehicle_types[${index}]`);
  const part = createPartNames(name);
  const zone = useUserZone();
  return (
    <FieldGroupLabel value={texts.vehicle(index + 1)}>
      <fieldset className={styles.vehicle}>
        <legend className={styles.legend}>{texts.vehicle(index + 1)}</legend>
        <FieldRow columns="two">
          <SelectField
            name={part('vehicle_type_id')}
            label={texts.vehicleType}
            items={items}
            required
            validate={isNewType(index)}
          />
          <TextField name={part('make')} label={texts.make} autoComplete="off" validate={makeRule} />
        </FieldRow>
        <FieldRow columns="two">
          <NumberField name={part('year')} label={texts.year} validate={yearRules} />
          <DateField
            name={part('insured_until')}
            label={texts.insuredUntil}
            hint={texts.insuredHint}
            minDay={null}
            zone={zone}
          />
        </FieldRow>
        <div>
          <Button
            variant="quiet"
            intent="danger"
            touch
            icon={<TrashIcon />}
            aria-label={texts.remove(index + 1)}
            onClick={onRemove}
          >
            {texts.remove(index + 1)}
          </Button>
        </div>
      </fieldset>
    </FieldGroupLabel>
  );
}

const makeRule = maxLength(50);
