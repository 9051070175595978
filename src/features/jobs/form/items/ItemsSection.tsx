import { useRef, memo, useState } from 'react';
import type { CatalogItem } from '#generated/model';
import { createPartNames } from '#platform/forms/fieldNames';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { FormNote, FieldRow } from '#platform/forms/layout/FormSection';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { useListField } from '#platform/forms/useListField';
import { useLanguage } from '#platform/language/useLanguage';
import { newKey } from '#platform/lib/newKey';
import { formatNumber } from '#platform/lib/text';
import { useFeature } from '#platform/provider/slice';
import { Autocomplete } from '#platform/ui/choices/Autocomplete';
import { announce } from '#platform/ui/feedback/announcements';
import { PlusIcon, ChevronDownIcon, ChevronUpIcon, TrashIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import {
  jobLabels,
  limits,
  type ItemValues,
  createItem,
  useItemCatalog,
  orderRules as rules,
  computeVolume,
  computeWeight,
  getVolumeSource,
  type OrderValues,
} from '../../orders';
import { toCodeChoices, ListError } from '../formParts';
import { orderField, useDerivedOrder } from '../orderFormContext';
import { itemTexts as texts } from './texts';
import styles from '../page/OrderForm.module.css';

/** The items to move, special items and the total volume. */
export function ItemsSection() {
  const frame = useRef<HTMLDivElement>(null);
  const list = useListField(orderField('items'), texts.list);
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = (item: ItemValues) => {
    list.add(item);
    if (item.name === '') focus(`[data-item="${item.key}"] input`);
    else announce(texts.added(item.name));
  };
  const remove = (index: number) => {
    const name = list.read()[index]?.name || texts.nameless;
    list.remove(index);
    announce(texts.removed(name));
    focus('[data-add] input');
  };
  const isFull = list.keys.length >= limits.items;
  return (
    <Stack gap={4} ref={frame}>
      <ListError id={list.id} error={list.error} />
      {list.keys.length > 0 && (
        <ul className={styles.items} aria-label={texts.list}>
          {list.keys.map((key, index) => (
            <ItemRow key={key} itemKey={key} index={index} onRemove={remove} />
          ))}
        </ul>
      )}
      <AddItem isFull={isFull} onAdd={add} />
      {list.keys.length > 0 && (
        <CheckboxField name={orderField('items_complete')} label={texts.complete} hint={texts.completeHint} />
      )}
      <ChecksField
        name={orderField('special_items')}
        label={texts.special}
        hint={texts.specialHint}
        choices={specialItems()}
        appearance="cards"
      />
      <VolumeFields />
    </Stack>
  );
}

const specialItems = () => toCodeChoices(jobLabels.specialItem).map(({ id, name }) => ({ value: id, title: name }));

/** Adds an item from the catalog or by hand. */
function AddItem({ isFull, onAdd }: { isFull: boolean; onAdd: (item: ItemValues) => void }) {
  const { data = none, isFetching, isError, refetch } = useItemCatalog();
  const hasCatalog = useFeature('itemCatalog');
  const id = 'add-item';
  return (
    <div data-add="">
      {hasCatalog && (
        <Text as="label" isBlock below={1} weight="medium" htmlFor={id} className={styles.itemLabel}>
          {texts.add}
        </Text>
      )}
      <Columns gap={3} align="center" className={styles.addRow}>
        {hasCatalog && (
          <Autocomplete
            id={id}
            items={data}
            titleField="title"
            disabled={isFull}
            loading={isFetching}
            placeholder={texts.addPlaceholder}
            listLabel={texts.add}
            onChoose={({ id: catalog_id, title: name, cuft, room, disassembly }) =>
              onAdd({ ...createItem(newKey(), { catalog_id, name, cuft }), room, disassembly })
            }
          />
        )}
        <Button variant="outline" icon={<PlusIcon />} disabled={isFull} onClick={() => onAdd(createItem(newKey()))}>
          {texts.addByHand}
        </Button>
      </Columns>
      {hasCatalog && isError && <LookupFailed onRetry={() => void refetch()} />}
      {isFull && <FormNote>{texts.most}</FormNote>}
    </div>
  );
}

const none: readonly CatalogItem[] = [];

type ItemRowProps = { itemKey: string; index: number; onRemove: (index: number) => void };

/** One item of the list; its less common fields are collapsed. */
const ItemRow = memo(
  function ItemRow({ itemKey, index, onRemove }: ItemRowProps) {
    useLanguage();
    const [isOpen, setOpen] = useState(false);
    const item = orderField(`items[${index}]`);
    const field = createPartNames(item);
    return (
      <FieldGroupLabel value={texts.line(index + 1)}>
        <Text as="li" isDivided className={styles.item} data-item={itemKey}>
          <Columns gap={3} align="start" className={styles.line}>
            <TextField name={field('name')} label={texts.name} autoComplete="off" required validate={rules.itemName} />
            <NumberField name={field('qty')} label={texts.quantity} required validate={rules.quantity} />
            <NumberField
              name={field('cuft')}
              label={texts.volume}
              decimals
              unit={texts.cuft}
              required
              validate={rules.itemVolume}
            />
            <RowButtons
              number={index + 1}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
              onRemove={() => onRemove(index)}
            />
          </Columns>
          {isOpen && (
            <Columns gap={4} align="center" className={styles.itemMore}>
              <TextField name={field('room')} label={texts.room} autoComplete="off" validate={rules.room} />
              <NumberField
                name={field('weight_lb')}
                label={texts.weight}
                unit={texts.pounds}
                validate={rules.itemWeight}
              />
              <CheckboxField name={field('disassembly')} label={texts.disassembly} />
              <CheckboxField name={field('fragile')} label={texts.fragile} />
            </Columns>
          )}
        </Text>
      </FieldGroupLabel>
    );
  },
  (before, after) => before.itemKey === after.itemKey && before.index === after.index,
);

type RowButtonsProps = { number: number; isOpen: boolean; onToggle: () => void; onRemove: () => void };

function RowButtons({ number, isOpen, onToggle, onRemove }: RowButtonsProps) {
  return (
    <Row gap={1} align="stretch" justify="end" className={styles.buttons}>
      <IconButton
        icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        label={texts.more(number)}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
      <IconButton icon={<TrashIcon />} label={texts.remove(number)} onClick={onRemove} />
    </Row>
  );
}

/** The total volume and weight: computed from the items or the move size, or entered by hand. */
function VolumeFields() {
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
