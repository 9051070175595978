import { useId, useState } from 'react';
import type { Order } from '../../../../generated/model';
import { useChangeValue } from '../../../../platform/forms/formValues';
import { Button } from '../../../../platform/ui/inputs/Button';
import { Modal } from '../../../../platform/ui/overlays/Modal';
import { orderField } from '../orderValue';
import { differencesOf, keysOf, type OrderKey, merged } from '../../model/mergeOrders';
import { type OrderValues, valuesOf } from '../../model/orderValues';
import { changeTexts as texts } from './changeTexts';
import styles from './ChangeDialogs.module.css';
import { Choice } from './Choice';
import { fieldLabel, shownValue } from './fieldWords';
import type { Stale } from './useSaveChange';

type StaleDialogProps = Stale & { base: Order; onSave: (fresh: Order) => void; onClose: () => void };

/** Somebody saved first: who, what, and field by field what should stand. Nothing typed is lost either way. */
export function StaleDialog({ message, mine, fresh, isDraft = false, base, onSave, onClose }: StaleDialogProps) {
  const [[before, theirs]] = useState((): [OrderValues, OrderValues] => [valuesOf(base), valuesOf(fresh)]);
  const [isMine, setMine] = useState<ReadonlySet<OrderKey>>(() => new Set(differencesOf(before, mine, theirs).both));
  const change = useChangeValue();
  const id = useId();
  const differences = differencesOf(before, mine, theirs);
  const name = fresh.updated_by || texts.somebody;
  const choose = (field: OrderKey, keepsMine: boolean) =>
    setMine((all) => new Set(keepsMine ? [...all, field] : [...all].filter((each) => each !== field)));
  const save = () => {
    const result = merged(before, mine, theirs, isMine);
    keysOf(result).forEach((key) => change(orderField(key), result[key]));
    onSave(fresh);
  };
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={message}
      describedBy={id}
      onClose={onClose}
      cancelLabel={texts.keepEditing}
      actions={
        <Button intent="primary" onClick={save}>
          {isDraft ? texts.takeMerged : texts.saveMerged}
        </Button>
      }
    >
      <div className={styles.body}>
        <p id={id}>{differences.both.length > 0 ? texts.staleLead : texts.staleClean}</p>
        {differences.both.length > 0 && <h3 className={styles.head}>{texts.both}</h3>}
        {differences.both.map((field) => (
          <fieldset key={field} className={styles.choices}>
            <legend>{fieldLabel(field)}</legend>
            <Choice
              type="radio"
              title={texts.mine}
              note={shownValue(field, mine)}
              checked={isMine.has(field)}
              onChange={() => choose(field, true)}
            />
            <Choice
              type="radio"
              title={texts.theirs(name)}
              note={shownValue(field, theirs)}
              checked={!isMine.has(field)}
              onChange={() => choose(field, false)}
            />
          </fieldset>
        ))}
        {differences.theirs.length > 0 && <TakenOver fields={differences.theirs} theirs={theirs} />}
      </div>
    </Modal>
  );
}

function TakenOver({ fields, theirs }: { fields: readonly OrderKey[]; theirs: OrderValues }) {
  return (
    <section>
      <h3 className={styles.head}>{texts.alsoChanged}</h3>
      <dl className={styles.taken}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>{shownValue(field, theirs)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
