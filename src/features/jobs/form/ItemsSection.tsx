import { useRef, useState } from 'react';
import { ChecksField } from '../../../platform/forms/ChecksField';
import { useListField } from '../../../platform/forms/useListField';
import { announce } from '../../../platform/ui/announcements';
import { Autocomplete } from '../../../platform/ui/Autocomplete';
import { Button } from '../../../platform/ui/Button';
import { PlusIcon } from '../../../platform/ui/icons';
import { useItemCatalog } from '../api';
import { type ItemValues, newItem } from '../model/itemValues';
import { limits } from '../model/orderRules';
import { newKey } from '../model/orderValues';
import { words } from '../words';
import { choicesOf } from './choicesOf';
import { ItemRow } from './ItemRow';
import { itemTexts as texts } from './itemTexts';
import { ListError } from './ListError';
import { LookupFailed } from './LookupFailed';
import styles from './OrderForm.module.css';
import { VolumeFields } from './VolumeFields';

/** What is moved: a list, what is special about it, and how much it is in all. */
export function ItemsSection() {
  const frame = useRef<HTMLDivElement>(null);
  const list = useListField<ItemValues>('items', texts.list);
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
    <div ref={frame} className={styles.fields}>
      <ListError id={list.id} error={list.error} />
      {list.keys.length > 0 && (
        <ul className={styles.items} aria-label={texts.list}>
          {list.keys.map((key, index) => (
            <ItemRow key={key} itemKey={key} index={index} onRemove={remove} />
          ))}
        </ul>
      )}
      <AddItem isFull={isFull} onAdd={add} />
      <ChecksField
        name="special_items"
        label={texts.special}
        hint={texts.specialHint}
        choices={specialItems}
        appearance="cards"
      />
      <VolumeFields />
    </div>
  );
}

function AddItem({ isFull, onAdd }: { isFull: boolean; onAdd: (item: ItemValues) => void }) {
  const { data = none, isFetching, isError, refetch } = useItemCatalog();
  // Chosen things leave nothing in the field: a new one is a new field.
  const [turn, setTurn] = useState(0);
  const id = 'add-item';
  return (
    <div className={styles.addItem} data-add="">
      <label htmlFor={id} className={styles.label}>
        {texts.add}
      </label>
      <div className={styles.addRow}>
        <Autocomplete
          key={turn}
          id={id}
          items={data}
          titleField="title"
          value={null}
          disabled={isFull}
          loading={isFetching}
          placeholder={texts.addPlaceholder}
          listLabel={texts.add}
          onChange={(_, item) => {
            if (!item) return;
            const { id: catalog_id, title: name, cuft, room, disassembly } = item;
            onAdd({ ...newItem(newKey(), { catalog_id, name, cuft }), room, disassembly });
            setTurn(turn + 1);
            requestAnimationFrame(() => document.getElementById(id)?.focus());
          }}
        />
        <Button variant="outline" icon={<PlusIcon />} disabled={isFull} onClick={() => onAdd(newItem(newKey()))}>
          {texts.addByHand}
        </Button>
      </div>
      {isError && <LookupFailed onRetry={() => void refetch()} />}
      {isFull && <p className={styles.note}>{texts.most}</p>}
    </div>
  );
}

const none: readonly { id: number; title: string; cuft: number; room: string; disassembly: boolean }[] = [];
const specialItems = choicesOf(words.specialItem).map(({ id, name }) => ({ value: id, title: name }));
