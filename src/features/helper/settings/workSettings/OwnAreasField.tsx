import { useMemo, useRef } from 'react';
import type { ServingArea } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import type { FieldName } from '#platform/forms/fieldNames';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { type FormField, useFormField } from '#platform/forms/useFormField';
import { MapView } from '#platform/map/MapView';
import { Autocomplete } from '#platform/ui/choices/Autocomplete';
import { announce } from '#platform/ui/feedback/announcements';
import { MapMarkerIcon, TrashIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Row, Text } from '#platform/ui/layout/Layout';
import { useAreasToChoose } from '../../settingsApi';
import { type AreaValues, type ChosenArea, moveToFront, toChosenArea, toOwnMapAreas, listRadii } from './areas';
import { workTexts as texts } from './texts';
import formStyles from '../form/form.module.css';
import styles from './Areas.module.css';

type OwnAreasFieldProps = {
  name: FieldName<readonly ChosenArea[], AreaValues>;
  /** Areas of the plan; null if the provider does not give. */
  max: number | null;
};

/** The chosen areas with their radius, a search to add more, and a map with the same. */
export function OwnAreasField({ name, max }: OwnAreasFieldProps) {
  const field = useFormField<readonly ChosenArea[], AreaValues>({ name, label: texts.areas, required: true }, none);
  const areas = useAreasToChoose();
  const frame = useRef<HTMLDivElement>(null);
  const isFull = max !== null && field.value.length >= max;
  const add = (area: ServingArea) => {
    field.change([...field.value, toChosenArea(area)]);
    announce(texts.areaAdded(area.name_with_state_initials));
  };
  const remove = (id: number) => {
    const removed = field.value.find((each) => each.id === id);
    field.change(field.value.filter((each) => each.id !== id));
    if (removed) announce(texts.areaRemoved(removed.name_with_state_initials));
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('input')?.focus());
  };
  const press = (id: number) => {
    if (field.value.some((each) => each.id === id)) return remove(id);
    const area = areas.data?.find((each) => each.id === id);
    if (area && !isFull) add(area);
  };
  return (
    <Columns columns={1} gap={4} ref={frame}>
      <FieldFrame {...field.frame} hint={max === null ? undefined : describeLimit(max, isFull)} group>
        <ol className={styles.list} aria-labelledby={getLabelId(field.frame.id)}>
          {field.value.map((area, index) => (
            <AreaRow
              key={area.id}
              area={area}
              isFirst={index === 0}
              onRadius={(radius_miles) =>
                field.change(field.value.with(index, Object.assign({}, area, { radius_miles })))
              }
              onFirst={() => field.change(moveToFront(field.value, area.id))}
              onRemove={() => remove(area.id)}
            />
          ))}
        </ol>
        <AreaSearch field={field} areas={areas.data ?? noAreas} disabled={isFull} onChoose={add} />
      </FieldFrame>
      {areas.isError && (
        <LookupFailed text={texts.areasNotLoaded} retrying={areas.isFetching} onRetry={() => void areas.refetch()} />
      )}
      {areas.data && <AreasMap areas={areas.data} chosen={field.value} onPress={press} />}
    </Columns>
  );
}

type AreaSearchProps = {
  field: FormField<readonly ChosenArea[]>;
  areas: readonly ServingArea[];
  disabled: boolean;
  onChoose: (area: ServingArea) => void;
};

function AreaSearch({ field, areas, disabled, onChoose }: AreaSearchProps) {
  const chosen = new Set(field.value.map(({ id }) => id));
  return (
    <Autocomplete
      {...field.control}
      aria-label={texts.search}
      items={areas.filter(({ id, name_with_state_initials: name }) => !chosen.has(id) && name !== '')}
      titleField="name_with_state_initials"
      disabled={disabled}
      placeholder={texts.search}
      listLabel={texts.areas}
      onChoose={onChoose}
      onFocus={field.focus}
      onBlur={field.blur}
    />
  );
}

type AreasMapProps = { areas: readonly ServingArea[]; chosen: readonly ChosenArea[]; onPress: (id: number) => void };

function AreasMap({ areas, chosen, onPress }: AreasMapProps) {
  const { mapStyleUrl } = useSettings();
  const shown = useMemo(() => toOwnMapAreas(areas, chosen), [areas, chosen]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.map}>
      <MapView label={texts.map} areas={shown} onPress={({ id }) => onPress(id)} styleUrl={mapStyleUrl} />
    </div>
  );
}

const describeLimit = (max: number, isFull: boolean) => (isFull ? texts.areasFull(max) : texts.areasMax(max));
const none: readonly ChosenArea[] = [];
const noAreas: readonly ServingArea[] = [];

type AreaRowProps = {
  area: ChosenArea;
  isFirst: boolean;
  onRadius: (miles: number) => void;
  onFirst: () => void;
  onRemove: () => void;
};

/** A chosen area: its radius, and whether the helper starts there. */
function AreaRow({ area, isFirst, onRadius, onFirst, onRemove }: AreaRowProps) {
  const { radius_miles } = area;
  const name = area.name_with_state_initials || texts.area;
  return (
    <Row isDivided as="li" gap={2} className={styles.area}>
      <Text as="span" isFilling canShrink isBreaking className={styles.name}>
        <Text as="strong" weight="medium">
          {name}
        </Text>
        {isFirst ? (
          <Row as="span" isInline gap={1} className={styles.start}>
            <MapMarkerIcon /> {texts.start}
          </Row>
        ) : (
          <Button size="small" touch variant="quiet" aria-label={texts.makeFirstOf(name)} onClick={onFirst}>
            {texts.makeFirst}
          </Button>
        )}
      </Text>
      {radius_miles !== null && (
        <select
          className={formStyles.select}
          aria-label={texts.radiusOf(name)}
          value={String(radius_miles)}
          onChange={(event) => onRadius(Number(event.currentTarget.value))}
        >
          {listRadii(radius_miles).map((miles) => (
            <option key={miles} value={String(miles)}>
              {texts.miles(miles)}
            </option>
          ))}
        </select>
      )}
      <IconButton touch icon={<TrashIcon />} label={texts.remove(name)} onClick={onRemove} />
    </Row>
  );
}
