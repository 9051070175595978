import { orderRules as rules } from '../../orders';
import { memo, useState } from 'react';
import { useLanguage } from '#platform/language/useLanguage';
import { createPartNames } from '#platform/forms/fieldNames';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '#platform/ui/icons';
import { orderField } from '../orderValue';
import { itemTexts as texts } from './texts';
import styles from './ItemRow.module.css';

type ItemRowProps = { itemKey: string; index: number; onRemove: (index: number) => void };

/** One item of the list; its less common fields are collapsed. */
export const ItemRow = memo(
  function ItemRow({ itemKey, index, onRemove }: ItemRowProps) {
    useLanguage();
    const [isOpen, setOpen] = useState(false);
    const item = orderField(`items[${index}]`);
    const field = createPartNames(item);
    return (
      <FieldGroupLabel value={texts.line(index + 1)}>
        <li className={styles.item} data-item={itemKey}>
          <div className={styles.line}>
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
          </div>
          {isOpen && (
            <div className={styles.more}>
              <TextField name={field('room')} label={texts.room} autoComplete="off" validate={rules.room} />
              <NumberField
                name={field('weight_lb')}
                label={texts.weight}
                unit={texts.pounds}
                validate={rules.itemWeight}
              />
              <CheckboxField name={field('disassembly')} label={texts.disassembly} />
              <CheckboxField name={field('fragile')} label={texts.fragile} />
            </div>
          )}
        </li>
      </FieldGroupLabel>
    );
  },
  (before, after) => before.itemKey === after.itemKey && before.index === after.index,
);

type RowButtonsProps = { number: number; isOpen: boolean; onToggle: () => void; onRemove: () => void };

function RowButtons({ number, isOpen, onToggle, onRemove }: RowButtonsProps) {
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        label={texts.more(number)}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
      <IconButton icon={<TrashIcon />} label={texts.remove(number)} onClick={onRemove} />
    </div>
  );
}
