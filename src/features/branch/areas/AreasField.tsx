import { useMemo, useState } from 'react';
import type { ServingArea } from '#generated/model';
import { FieldFrame } from '#platform/forms/fields/FieldFrame';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { FormSection } from '#platform/forms/layout/FormSection';
import { type FormField, useFormField } from '#platform/forms/useFormField';
import { announce } from '#platform/ui/feedback/announcements';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { useAllServingAreas } from '../api';
import { branchField } from '../model/branchValues';
import { type AreaRadii, getRadius, listNamedAreas, maxAreas, nameWithState, toggleArea } from '../model/areas';
import { branchRules } from '../model/rules';
import { AreaChips } from './AreaChips';
import { AreaList } from './AreaList';
import styles from './Areas.module.css';
import { ServingMap } from './ServingMap';
import { areaTexts as texts, formTexts } from '../texts';
import { usePlace } from './usePlace';

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
      <div className={styles.choice}>
        <div className={styles.picker}>
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
        </div>
        {chosen.length > 0 && <AreaChips areas={chosen} radii={radii} focusedId={focusedId} onFocus={setFocusedId} />}
      </div>
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
    <div className={styles.listSide} onFocus={field.focus} onBlur={field.blur}>
      <SearchInput
        {...field.control}
        aria-label={texts.field}
        placeholder={texts.search}
        onType={setSearch}
        onSearch={setSearch}
      />
      {children(search)}
    </div>
  );
}

const none: readonly number[] = [];
const noRadii: AreaRadii = {};
const noAreas: readonly ServingArea[] = [];
