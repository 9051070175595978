import { useRef, useState } from 'react';
import type { FieldName } from '#platform/forms/fieldNames';
import { FieldFrame } from '#platform/forms/fields/FieldFrame';
import { type FormField, useFormField } from '#platform/forms/useFormField';
import { announce } from '#platform/ui/feedback/announcements';
import { Autocomplete } from '#platform/ui/choices/Autocomplete';
import { Button } from '#platform/ui/inputs/Button';
import { Chip } from '#platform/ui/data/Chip';
import { useAreaSearch } from '../../areasApi';
import type { AreaChoice } from '../../model/signUpRequests';
import styles from '../SignUp.module.css';
import { signUpTexts as texts } from '../texts';

/** Areas a helper may choose without paying (the contract's limit at sign-up). */
const maxAreas = 3;

/** One to three areas, found by name. Chosen ones are above the search and can be removed. */
export function ServingAreasField({ name }: { name: FieldName<readonly AreaChoice[]> }) {
  const field = useFormField<readonly AreaChoice[], object>(
    { name, label: texts.areas, hint: texts.areasHint, required: true },
    none,
  );
  const chips = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const add = (area: AreaChoice) => {
    const { id, name_with_state_initials } = area;
    const next = [...field.value, { id, name_with_state_initials }];
    field.change(next);
    announce(isFull(next) ? texts.areasFull : texts.areaAdded(name_with_state_initials));
    if (isFull(next)) chips.current?.focus();
  };
  const remove = (area: AreaChoice) => {
    field.change(field.value.filter(({ id }) => id !== area.id));
    announce(texts.areaRemoved(area.name_with_state_initials));
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('input')?.focus());
  };
  return (
    <div ref={frame}>
      <FieldFrame {...field.frame} hint={isFull(field.value) ? texts.areasFull : texts.areasHint}>
        <ul ref={chips} tabIndex={-1} className={styles.chips} aria-label={texts.areasChosen}>
          {field.value.map((area) => (
            <li key={area.id}>
              <Chip label={area.name_with_state_initials} onRemove={() => remove(area)} />
            </li>
          ))}
        </ul>
        <AreaSearch field={field} disabled={isFull(field.value)} onChoose={add} />
      </FieldFrame>
    </div>
  );
}

function isFull(areas: readonly AreaChoice[]): boolean {
  return areas.length >= maxAreas;
}

type AreaSearchProps = {
  field: FormField<readonly AreaChoice[]>;
  disabled: boolean;
  onChoose: (area: AreaChoice) => void;
};

function AreaSearch({ field, disabled, onChoose }: AreaSearchProps) {
  const [search, setSearch] = useState('');
  const { data = none, isFetching, isError, refetch } = useAreaSearch(search.trim());
  const chosen = new Set(field.value.map(({ id }) => id));
  if (isError) {
    return (
      <p className={styles.areasFailed}>
        {texts.areasFailed}
        <Button size="small" variant="outline" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <Autocomplete
      {...field.control}
      items={data.filter(({ id }) => !chosen.has(id))}
      titleField="name_with_state_initials"
      disabled={disabled}
      placeholder={texts.areasSearch}
      listLabel={texts.areas}
      loading={isFetching}
      onSearch={setSearch}
      onChoose={onChoose}
      onFocus={field.focus}
      onBlur={field.blur}
    />
  );
}

const none: readonly AreaChoice[] = [];
