import { useMemo, useState } from 'react';
import { areaRadius } from '#domain/limits';
import type { ServingArea } from '#generated/model';
import { FieldFrame } from '#platform/forms/fields/FieldFrame';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { FormSection } from '#platform/forms/layout/FormSection';
import { type FormField, useFormField } from '#platform/forms/useFormField';
import { announce } from '#platform/ui/feedback/announcements';
import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useSettled } from '#platform/ui/useDebounced';
import { useAllServingAreas, useLocatedStreet, usePlacesOfZip } from '../api';
import {
  type AreaRadii,
  getRadius,
  listNamedAreas,
  maxAreas,
  nameWithState,
  toggleArea,
  groupAreas,
  nameArea,
  isRadius,
  findPlace,
  isZip,
  type Place,
  toPlace,
  toStreetQuery,
} from '../model/areas';
import { branchField, branchRules } from '../model/branchValues';
import { areaTexts as texts, formTexts } from '../texts';
import { AreaChips, ServingMap } from './ServingMap';
import styles from './Areas.module.css';

type AreasFieldProps = { isRequired: boolean };

/** The section of the form with the areas; nothing if the provider names no area to choose. */
export function AreasSection(props: AreasFieldProps) {
  const { data } = useAllServingAreas();
  if (data && listNamedAreas(data).length === 0) return null;
  return (
    <FormSection level={3} {...formTexts.sections.areas}>
      <AreasField {...props} />
    </FormSection>
  );
}

/** Up to twenty areas, chosen in the list or on the map. Both always show the same. */
function AreasField({ isRequired }: AreasFieldProps) {
  const field = useAreaIds(isRequired);
  const areas = useAllServingAreas();
  const known = useMemo(() => listNamedAreas(areas.data ?? noAreas), [areas.data]);
  const chosen = known.filter(({ id }) => field.value.includes(id));
  const [focusedId, setFocusedId] = useState<number>();
  const { radii, setRadius } = useRadii();
  const place = usePlace(known);
  const toggle = (id: number) => {
    const area = known.find((each) => each.id === id);
    if (!area) return;
    const next = toggleArea(field.value, id);
    // Kept with the choice, because the request names the radius of every area.
    const miles = getRadius(area, radii);
    if (next !== field.value && miles !== null) setRadius(id, miles);
    field.change(next);
    announceChange(field.value, next, area);
  };
  const isFull = field.value.length >= maxAreas;
  return (
    <FieldFrame
      {...field.frame}
      hint={isFull ? texts.full(maxAreas) : texts.hint}
      aside={texts.count(field.value.length, maxAreas)}
    >
      <Stack gap={3} below={1}>
        <Columns gap={4} className={styles.picker}>
          <Search field={field}>
            {(search) => (
              <AreaList
                areas={{ ...areas, data: areas.data && known }}
                chosen={field.value}
                search={search}
                isFull={isFull}
                radii={radii}
                onRadius={setRadius}
                onToggle={toggle}
              />
            )}
          </Search>
          {areas.data && (
            <ServingMap
              areas={known}
              chosen={field.value}
              radii={radii}
              place={place}
              focusedId={focusedId}
              onPress={toggle}
            />
          )}
          {areas.isPending && <SkeletonCard height="100%" />}
        </Columns>
        {chosen.length > 0 && <AreaChips areas={chosen} radii={radii} focusedId={focusedId} onFocus={setFocusedId} />}
      </Stack>
    </FieldFrame>
  );
}

function useAreaIds(isRequired: boolean): FormField<readonly number[]> {
  return useFormField(
    {
      name: branchField('serving_area_ids'),
      label: texts.field,
      hint: texts.hint,
      required: isRequired,
      validate: branchRules.areas,
    },
    none,
  );
}

function announceChange(before: readonly number[], next: readonly number[], area: ServingArea): void {
  if (next === before) return announce(texts.full(maxAreas));
  const describe = next.includes(area.id) ? texts.added : texts.removed;
  announce(describe(nameWithState(area)));
}

function useRadii() {
  const radii = useFormValue(branchField('serving_area_radii')) ?? noRadii;
  const changeValue = useChangeValue();
  const setRadius = (id: number, miles: number) =>
    changeValue(branchField('serving_area_radii'), { ...radii, [id]: miles });
  return { radii, setRadius };
}

type SearchProps = {
  field: FormField<readonly number[]>;
  children: (search: string) => React.ReactNode;
};

function Search({ field, children }: SearchProps) {
  const [search, setSearch] = useState('');
  return (
    <Stack canShrink gap={2} onFocus={field.focus} onBlur={field.blur}>
      <SearchInput
        {...field.control}
        aria-label={texts.field}
        placeholder={texts.search}
        onType={setSearch}
        onSearch={setSearch}
      />
      {children(search)}
    </Stack>
  );
}

const none: readonly number[] = [];
const noRadii: AreaRadii = {};
const noAreas: readonly ServingArea[] = [];

type AreaListProps = {
  areas: { data?: readonly ServingArea[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  chosen: readonly number[];
  search: string;
  isFull: boolean;
  radii: AreaRadii;
  onRadius: (areaId: number, miles: number) => void;
  onToggle: (areaId: number) => void;
};

/** Every area with a checkbox, by state: the equivalent of the map for people who cannot see or use it. */
function AreaList({ areas, chosen, search, isFull, radii, onRadius, onToggle }: AreaListProps) {
  if (!areas.data) return areas.isError ? <Failed {...areas} /> : <Loading />;
  const groups = groupAreas(areas.data, search);
  if (groups.length === 0) return <Muted className={styles.nothing}>{texts.nothing(search.trim())}</Muted>;
  return (
    <div className={styles.list} role="group" aria-label={texts.list} tabIndex={-1}>
      {groups.map(({ state, areas: inState }) => (
        <fieldset key={state}>
          {state !== '' && <legend className={styles.stateName}>{state}</legend>}
          {inState.map((area) => {
            const isChosen = chosen.includes(area.id);
            const miles = getRadius(area, radii);
            return (
              <Row gap={2} key={area.id} className={styles.row} data-chosen={isChosen || undefined}>
                <Row as="label" gap={2} canShrink isFilling className={styles.option}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onToggle(area.id)}
                  />
                  <Text as="span" canShrink isFilling className={styles.name}>
                    {nameArea(area)}
                  </Text>
                </Row>
                {miles !== null && isChosen && (
                  <RadiusInput
                    label={texts.radiusOf(nameArea(area))}
                    miles={miles}
                    onChange={(changed) => onRadius(area.id, changed)}
                  />
                )}
                {miles !== null && !isChosen && (
                  <Muted as="span" size={12} isNumeric>
                    {texts.radius(miles)}
                  </Muted>
                )}
              </Row>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

const widths = ['56%', '72%', '48%', '64%', '60%', '52%', '68%', '58%'];

function Loading() {
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {widths.map((width) => (
        <Row as="span" gap={2} key={width} className={styles.row}>
          <SkeletonLine width={width} height={14} />
        </Row>
      ))}
    </div>
  );
}

function Failed({ isFetching, refetch }: { isFetching: boolean; refetch: () => unknown }) {
  return (
    <Row as="p" gap={3} isWrapping tone="secondary" className={styles.nothing} role="alert">
      {texts.failed}
      <Button size="small" variant="outline" loading={isFetching} onClick={() => refetch()}>
        {texts.tryAgain}
      </Button>
    </Row>
  );
}

type RadiusInputProps = { label: string; miles: number; onChange: (miles: number) => void };

/** The radius of an area. What is typed counts once it is possible; leaving the field restores the last such value. */
function RadiusInput({ label, miles, onChange }: RadiusInputProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (isRadius(Number(text))) onChange(Number(text));
  };
  return (
    <Muted as="span" size={12} isNumeric>
      <input
        type="number"
        className={styles.miles}
        aria-label={label}
        aria-invalid={(typed !== undefined && !isRadius(Number(typed))) || undefined}
        min={areaRadius.min}
        max={areaRadius.max}
        step={1}
        value={typed ?? String(miles)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      {texts.miles}
    </Muted>
  );
}

/** Milliseconds without a change before the geocoder is asked, so that it is not asked at every key. */
const pause = 600;

/** Place of the typed address, as far as it is known. Referentially stable while it does not move. */
function usePlace(areas: readonly ServingArea[]): Place | undefined {
  const address_line = useFormValue(branchField('address_line')) ?? '';
  const city = useFormValue(branchField('city')) ?? '';
  const state = useFormValue(branchField('state')) ?? '';
  const zip = useFormValue(branchField('zip')) ?? '';
  const typed = { address_line, city, state, zip };
  const query = toStreetQuery(typed);
  const settled = useSettled(query, pause);
  const near = findPlace(areas, typed, {}) ?? getFirstPlace(areas);
  const found = useLocatedStreet(settled, near);
  const zipPlaces = usePlacesOfZip(isZip(zip) ? zip : undefined);
  const place = findPlace(areas, typed, { street: settled === query ? found : undefined, zipPlaces });
  const [lat, lng] = [place?.lat, place?.lng];
  return useMemo(() => (lat === undefined || lng === undefined ? undefined : { lat, lng }), [lat, lng]);
}

function getFirstPlace([first]: readonly ServingArea[]): Place | undefined {
  return first && toPlace(first);
}
