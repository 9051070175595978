import { jobLabels, limits, type ItemValues } from '../../orders';
import { useRef } from 'react';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { useListField } from '#platform/forms/useListField';
import { announce } from '#platform/ui/feedback/announcements';
import { orderField } from '../orderValue';
import { AddItem } from './AddItem';
import { toCodeChoices } from '../sections/codeChoices';
import { ItemRow } from './ItemRow';
import { itemTexts as texts } from './texts';
import { ListError } from '../sections/ListError';
import styles from '../page/OrderForm.module.css';
import { VolumeFields } from './VolumeFields';

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
    </div>
  );
}

const specialItems = () => toCodeChoices(jobLabels.specialItem).map(({ id, name }) => ({ value: id, title: name }));
