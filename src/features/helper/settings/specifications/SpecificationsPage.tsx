import type { HelperVehicle, VehicleType, HelperProfile, HelperRates, Tool } from '#generated/model';
import { createFieldNames, createPartNames } from '#platform/forms/fieldNames';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { useFormField } from '#platform/forms/useFormField';
import { useListField } from '#platform/forms/useListField';
import { maxLength } from '#platform/forms/validation/validators';
import { formatMoneyRange } from '#platform/lib/money';
import { newKey } from '#platform/lib/newKey';
import { useUserZone } from '#platform/session/useSession';
import { Chip } from '#platform/ui/data/Chip';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row } from '#platform/ui/layout/Layout';
import { rateRule } from '../../../team/people';
import {
  useHelperProfile,
  useHelperRates,
  useToolsToChoose,
  useVehicleTypesToChoose,
  useSaveVehicles,
  useSaveRates,
  useSaveTools,
} from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { SettingsLayout, WhenLoaded } from '../form/SettingsLayout';
import {
  isNewType,
  maxVehicles,
  newVehicle,
  type OwnVehicle,
  toVehiclesRequest,
  toVehicleValues,
  type VehicleValues,
  yearRules,
  ratedPositions,
  type RateValues,
  toOwnRatesRequest,
  toRateValues,
} from './specificationValues';
import { specificationTexts as texts } from './texts';
import formStyles from '../form/form.module.css';
import styles from './specifications.module.css';

/** Rates and equipment of a helper. Each part is saved separately. */
export default function SpecificationsPage() {
  const profile = useHelperProfile();
  const rates = useHelperRates();
  const tools = useToolsToChoose();
  const types = useVehicleTypesToChoose();
  return (
    <SettingsLayout>
      <WhenLoaded query={profile} height={240}>
        {({ positions, tool_ids, vehicle_types }) => (
          <>
            <WhenLoaded query={rates} height={240}>
              {(loaded) => <RatesForm rates={loaded} positions={positions} />}
            </WhenLoaded>
            <WhenLoaded query={tools} height={320}>
              {(loaded) => <ToolsForm tools={loaded.filter(hasTitle)} chosen={tool_ids} />}
            </WhenLoaded>
            <WhenLoaded query={types} height={200}>
              {(loaded) => <OwnVehiclesForm types={loaded.filter(hasTitle)} vehicles={vehicle_types} />}
            </WhenLoaded>
          </>
        )}
      </WhenLoaded>
    </SettingsLayout>
  );
}

/** Something without a name cannot be chosen. */
function hasTitle({ title }: { title: string }): boolean {
  return title !== '';
}

const field = createFieldNames<VehicleValues>();

type OwnVehiclesFormProps = { types: readonly VehicleType[]; vehicles: readonly HelperVehicle[] };

/** The helper's own vehicles. */
function OwnVehiclesForm({ types, vehicles }: OwnVehiclesFormProps) {
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
    <Columns columns={1} gap={4} id={list.id} tabIndex={-1}>
      {list.keys.length === 0 && <Muted below={2}>{texts.noVehicles}</Muted>}
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
    </Columns>
  );
}

type VehicleFieldsProps = { index: number; items: Items; onRemove: () => void };

function VehicleFields({ index, items, onRemove }: VehicleFieldsProps) {
  const name = field(`vehicle_types[${index}]`);
  const part = createPartNames(name);
  const zone = useUserZone();
  return (
    <FieldGroupLabel value={texts.vehicle(index + 1)}>
      <fieldset className={formStyles.group}>
        <legend className={formStyles.legend}>{texts.vehicle(index + 1)}</legend>
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

const rateField = createFieldNames<RateValues>();

type RatesFormProps = { rates: HelperRates; positions: HelperProfile['positions'] };

/** Hourly rate of the helper, and rates for single positions. */
function RatesForm({ rates, positions }: RatesFormProps) {
  const { mutateAsync } = useSaveRates();
  const { market_min: from, market_max: to } = rates;
  const hasSeveral = positions.length > 1;
  const shown = ratedPositions.filter(
    ({ code, key }) => (hasSeveral && positions.includes(code)) || toRateValues(rates)[key] !== null,
  );
  return (
    <SettingsForm<RateValues>
      title={texts.rateTitle}
      why={texts.rateWhy}
      values={toRateValues(rates)}
      draft="helper-rates"
      onSave={(values) => mutateAsync(toOwnRatesRequest(values, rates))}
    >
      <MoneyField
        name={rateField('hourly_rate')}
        label={texts.rate}
        unit={texts.perHour}
        hint={from !== null && to !== null ? texts.market(formatMoneyRange(from, to)) : texts.noMarket}
        required
        validate={rateRule}
      />
      {shown.length > 0 && (
        <FieldRow columns="two">
          {shown.map(({ code, key }) => (
            <MoneyField
              key={key}
              name={rateField(key)}
              label={texts.positionRate[code]}
              unit={texts.perHour}
              hint={texts.positionRateHint}
              validate={rateRule}
            />
          ))}
        </FieldRow>
      )}
    </SettingsForm>
  );
}

type ToolValues = { tool_ids: readonly number[] };

const toolField = createFieldNames<ToolValues>();

/** The tools a helper brings. */
function ToolsForm({ tools, chosen }: { tools: readonly Tool[]; chosen: readonly number[] }) {
  const { mutateAsync } = useSaveTools();
  if (tools.length === 0) return null;
  return (
    <SettingsForm<ToolValues>
      title={texts.toolsTitle}
      why={texts.toolsWhy}
      values={{ tool_ids: chosen }}
      draft="helper-tools"
      onSave={({ tool_ids }) => mutateAsync({ tool_ids: [...tool_ids] })}
    >
      <ToolChips tools={tools} />
    </SettingsForm>
  );
}

/** Tools without a category come last, without a heading. */
const categories = ['moving', 'packing', 'assembly', 'safety', null] as const satisfies readonly Tool['category'][];

function ToolChips({ tools }: { tools: readonly Tool[] }) {
  const { value, change, control, frame } = useFormField({ name: toolField('tool_ids'), label: texts.tools }, none);
  const toggle = (id: number) => change(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <FieldFrame {...frame} group>
      <Columns columns={1} gap={4} id={control.id} role="group" aria-labelledby={getLabelId(control.id)} tabIndex={-1}>
        {groupTools(tools).map(({ category, group }) => (
          <div key={category}>
            {category !== null && <Muted below={2}>{texts.category[category]}</Muted>}
            <Row isWrapping gap={2} align="stretch" className={styles.chips}>
              {group.map(({ id, title }) => (
                <Chip
                  key={id}
                  label={texts.toolName[title] ?? title}
                  selected={value.includes(id)}
                  onClick={() => toggle(id)}
                />
              ))}
            </Row>
          </div>
        ))}
      </Columns>
    </FieldFrame>
  );
}

function groupTools(tools: readonly Tool[]) {
  return categories
    .map((category) => ({ category, group: tools.filter((tool) => tool.category === category) }))
    .filter(({ group }) => group.length > 0);
}

const none: readonly number[] = [];
