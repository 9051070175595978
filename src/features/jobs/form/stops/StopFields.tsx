import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { isUnitMissing, needsUnit } from '#domain/places/stops';
import { usStates, getZipState } from '#domain/places/usStates';
import { type FieldName, createPartNames } from '#platform/forms/fieldNames';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { useFormValue, useDerivedValue, useChangeValue, useReadValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { useLanguage } from '#platform/language/useLanguage';
import { StatusChip } from '#platform/ui/data/Chip';
import { announce } from '#platform/ui/feedback/announcements';
import { MoveDownIcon, MoveUpIcon, TrashIcon, WarningIcon } from '#platform/ui/icons';
import { IconButton, Button } from '#platform/ui/inputs/Button';
import { Columns, Row } from '#platform/ui/layout/Layout';
import { type Side, jobLabels, orderRules as rules, type StopValues, cardTexts, limits } from '../../orders';
import { useZipPlaces } from '../customersApi';
import { toCodeChoices, MoreFields } from '../formParts';
import { orderField, useChosenCustomer } from '../orderFormContext';
import { customerTexts } from '../texts';
import { AddressField, CityField, useFillStop, formatAddress } from './AddressField';
import { sideTitles, stopTexts as texts } from './texts';
import styles from './Stops.module.css';

type StopCardProps = {
  side: Side;
  index: number;
  stopKey: string;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** One stop: address, access and further details. */
export const StopFields = memo(function StopFields(props: StopCardProps) {
  useLanguage();
  const { side, index, stopKey, count } = props;
  const stop = orderField(`${side}[${index}]`);
  return (
    <FieldGroupLabel value={texts.placeOf(sideTitles[side], index + 1)}>
      <fieldset className={styles.stop} data-stop={stopKey}>
        <legend className={styles.stopTitle}>{texts.stop(index + 1)}</legend>
        {count > 1 && <StopButtons {...props} />}
        <StopAddress stop={stop} />
        <StopAccess stop={stop} />
        <StopMore stop={stop} />
      </fieldset>
    </FieldGroupLabel>
  );
}, isSameStop);

function StopButtons({ index, count, onMove, onRemove }: StopCardProps) {
  const number = index + 1;
  return (
    <Row gap={1} align="stretch" className={styles.stopButtons}>
      <span data-move="up">
        <IconButton
          icon={<MoveUpIcon />}
          label={texts.up(number)}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
      </span>
      <span data-move="down">
        <IconButton
          icon={<MoveDownIcon />}
          label={texts.down(number)}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
      <IconButton icon={<TrashIcon />} label={texts.remove(number)} onClick={() => onRemove(index)} />
    </Row>
  );
}
/** The list renders again when a stop is added or removed, and so do all of its buttons. */
function isSameStop(before: StopCardProps, after: StopCardProps): boolean {
  return before.side === after.side && before.index === after.index && before.count === after.count;
}

/** Usual lengths of a carry, in feet. */
const usualCarry = 75;

/** Access facts that slow the crew down: stairs, elevator, distance to the truck. */
function StopAccess({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  return (
    <Columns gap={4} className={styles.access}>
      <NumberField name={field('floor')} label={texts.floor} validate={rules.floor} />
      <NumberField name={field('flights_of_stairs')} label={texts.flights} validate={rules.flights} />
      <SelectField name={field('elevator')} label={texts.elevator} items={elevators()} />
      <CarryField name={field('long_carry_ft')} />
      <SelectField name={field('parking')} label={texts.parking} items={parkings()} />
    </Columns>
  );
}

function CarryField({ name }: { name: FieldName<number | null> }) {
  const isFar = Number(useFormValue(name)) > usualCarry;
  return (
    <NumberField
      name={name}
      label={texts.longCarry}
      unit={texts.feet}
      validate={rules.longCarry}
      {...(isFar && { hint: texts.longCarryFar })}
    />
  );
}

const elevators = () => toCodeChoices(jobLabels.elevator);
const parkings = () => toCodeChoices(jobLabels.parking);

/** Property type and address. The type comes first because it decides whether a unit is needed. */
function StopAddress({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  return (
    <>
      <EarlierAddresses stop={stop} />
      <Columns gap={4} className={styles.address}>
        <SelectField name={field('place_type')} label={texts.placeType} items={placeTypes()} required />
        <AddressField stop={stop} />
        <TextField name={field('unit')} label={texts.unit} width="short" autoComplete="off" validate={rules.unit} />
      </Columns>
      <MissingUnit stop={stop} />
      <FieldRow columns="zip">
        <StopZipField stop={stop} />
        <CityField stop={stop} />
        <SelectField name={field('state')} label={texts.state} items={usStates} autoComplete="off" required />
      </FieldRow>
    </>
  );
}

/** A crew that does not know the unit has to call the customer; the job can be saved all the same. */
function MissingUnit({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const place_type = useFormValue(field('place_type')) ?? null;
  const unit = useFormValue(field('unit')) ?? null;
  const no_unit = useFormValue(field('no_unit')) ?? false;
  if (!needsUnit(place_type) || (unit ?? '').trim() !== '') return null;
  return (
    <Row gap={4} rowGap={2} isWrapping>
      <div role="status">
        {isUnitMissing({ place_type, unit, no_unit }) && (
          <StatusChip tone="warning" icon={<WarningIcon />}>
            {cardTexts.unitMissing}
          </StatusChip>
        )}
      </div>
      <CheckboxField name={field('no_unit')} label={customerTexts.noUnit} />
    </Row>
  );
}

const placeTypes = () => toCodeChoices(jobLabels.placeType);

/** Earlier addresses of the chosen customer, for a stop whose address is empty. */
function EarlierAddresses({ stop }: { stop: FieldName<StopValues> }) {
  const { customer } = useChosenCustomer();
  const isEmpty = useDerivedValue(
    stop,
    ({ address_line = '', city = '', zip = '' }) => `${address_line}${city}${zip}` === '',
  );
  const { fillEarlier } = useFillStop(stop);
  if (!customer || !isEmpty || customer.addresses.length === 0) return null;
  return (
    <Row gap={2} isWrapping role="group" aria-label={customerTexts.earlier}>
      {customer.addresses.map((address) => (
        <Button key={formatAddress(address)} size="small" variant="outline" onClick={() => fillEarlier(address)}>
          {customerTexts.useAddress(formatAddress(address))}
        </Button>
      ))}
    </Row>
  );
}

/** The ZIP code of a stop. A complete one fills in city and state, unless the user typed a city. */
function StopZipField({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  useFillFromZip(stop);
  return (
    <MaskedField
      name={field('zip')}
      label={texts.zip}
      mask={zipMask}
      width="code"
      autoComplete="off"
      required
      validate={rules.zip}
    />
  );
}

function useFillFromZip(stop: FieldName<StopValues>): void {
  const field = createPartNames(stop);
  const zip = useFormValue(field('zip')) ?? '';
  const filledCity = useRef('');
  const lookUp = useZipPlaces();
  const read = useReadValue();
  const change = useChangeValue();
  const isFree = () => {
    const city = read(field('city')) ?? '';
    return city === '' || city === filledCity.current;
  };
  const fill = useEffectEvent(async (code: string) => {
    const state = getZipState(code);
    if (state === null || !isFree()) return;
    const [place] = await lookUp(code);
    if (!isFree() || read(field('zip')) !== code) return;
    if (place) {
      filledCity.current = place.city;
      change(field('city'), place.city);
      announce(customerTexts.cityFilled(place.city, place.state));
    } else announce(customerTexts.stateFilled(state));
    change(field('state'), place?.state ?? state);
  });
  useEffect(() => void fill(zip), [zip]);
}

/** Less common fields of a stop. */
function StopMore({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const facts = useDerivedValue(stop, ({ contact_name = '', access_notes = '' }) =>
    [contact_name, access_notes].filter((text) => text.trim() !== ''),
  );
  return (
    <MoreFields name="stop" label={texts.more} facts={facts}>
      <FieldRow columns="two">
        <TextField name={field('contact_name')} label={texts.contactName} autoComplete="off" validate={rules.contact} />
        <PhoneField name={field('contact_phone')} label={texts.contactPhone} autoComplete="off" />
      </FieldRow>
      <FieldRow columns="two">
        <ElevatorWindow stop={stop} />
        <NumberField
          name={field('truck_max_ft')}
          label={texts.truckLength}
          unit={texts.feet}
          validate={rules.truckLength}
        />
      </FieldRow>
      <TextAreaField
        name={field('access_notes')}
        label={texts.accessNotes}
        hint={texts.accessNotesHint}
        limit={limits.accessNotes}
        rows={2}
      />
      <CheckboxField name={field('coi_required')} label={texts.coi} />
    </MoreFields>
  );
}

function ElevatorWindow({ stop }: { stop: FieldName<StopValues> }) {
  const field = createPartNames(stop);
  const elevator = useFormValue(field('elevator'));
  if (elevator === 'none' || elevator === null) return null;
  return (
    <WindowField
      name={field('elevator_window')}
      label={texts.elevatorWindow}
      hint={texts.elevatorWindowHint}
      validate={rules.elevatorWindow}
    />
  );
}
