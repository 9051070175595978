import { createItem, type ItemValues, useItemCatalog } from '../../orders';
import type { CatalogItem } from '#generated/model';
import { FormNote } from '#platform/forms/layout/FormNote';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { newKey } from '#platform/lib/newKey';
import { useFeature } from '#platform/provider/useFeature';
import { Autocomplete } from '#platform/ui/choices/Autocomplete';
import { Button } from '#platform/ui/inputs/Button';
import { PlusIcon } from '#platform/ui/icons';
import styles from './ItemRow.module.css';
import { itemTexts as texts } from './texts';

/** Adds an item from the catalog or by hand. */
export function AddItem({ isFull, onAdd }: { isFull: boolean; onAdd: (item: ItemValues) => void }) {
  const { data = none, isFetching, isError, refetch } = useItemCatalog();
  const hasCatalog = useFeature('itemCatalog');
  const id = 'add-item';
  return (
    <div data-add="">
      {hasCatalog && (
        <label htmlFor={id} className={styles.label}>
          {texts.add}
        </label>
      )}
      <div className={styles.addRow}>
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
      </div>
      {hasCatalog && isError && <LookupFailed onRetry={() => void refetch()} />}
      {isFull && <FormNote>{texts.most}</FormNote>}
    </div>
  );
}

const none: readonly CatalogItem[] = [];
