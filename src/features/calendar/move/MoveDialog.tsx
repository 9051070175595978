import { useId } from 'react';
import type { CalendarItem, Order } from '../../../generated/model';
import { formatJobWhen } from '../../../domain/workDays';
import { Form, FormSpy } from '../../../platform/forms/Form';
import { DateField } from '../../../platform/forms/fields/choices/DateField';
import { NumberField } from '../../../platform/forms/fields/text/NumberField';
import { WindowField } from '../../../platform/forms/fields/text/WindowField';
import { Callout } from '../../../platform/ui/feedback/Callout';
import { LoadFailed } from '../../../platform/ui/feedback/LoadFailed';
import { SkeletonCard } from '../../../platform/ui/feedback/Skeleton';
import { Button } from '../../../platform/ui/inputs/Button';
import { Modal } from '../../../platform/ui/overlays/Modal';
import { orderRules, useOrder, windowRule } from '../../jobs/calendarParts';
import type { TimeChange } from '../model/timeChange';
import { MoveEffects } from './MoveEffects';
import { moveField, type MoveValues } from './moveValues';
import styles from './move.module.css';
import { moveTexts as texts } from '../texts';
import { type Moved, useMove } from './useMove';

type Props = {
  branchId: number;
  item: CalendarItem;
  /** Where it was dragged to. */
  change: TimeChange | undefined;
  isUndo: boolean;
  onClose: () => void;
  onMoved: (moved: Moved) => void;
};

/** Moves a job to another time, after it has shown whom this affects. */
export function MoveDialog(props: Props) {
  const { item, isUndo, onClose } = props;
  const order = useOrder(item.order_id);
  const formId = useId();
  const move = useMove({ ...props, order: order.data });
  const { blocking, isAllowed, isReady } = move;
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={isUndo ? texts.undoTitle(item.number) : texts.title(item.number)}
      busy={move.isSending}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          intent={blocking.length > 0 ? 'danger' : 'primary'}
          loading={move.isSending}
          disabled={!isReady || !isAllowed}
        >
          {blocking.length > 0 ? texts.moveAnyway : texts.move}
        </Button>
      }
    >
      {order.data ? (
        <MoveForm id={formId} order={order.data} isUndo={isUndo} move={move} />
      ) : order.isError ? (
        <LoadFailed query={order} text={texts.checkFailed} />
      ) : (
        <SkeletonCard height={240} />
      )}
    </Modal>
  );
}

type MoveFormProps = { id: string; order: Order; isUndo: boolean; move: ReturnType<typeof useMove> };

function MoveForm({ id, order, isUndo, move }: MoveFormProps) {
  return (
    <Form<MoveValues> id={id} initialValues={move.initialValues} onSubmit={move.send} onSubmitted={move.finish}>
      <div className={styles.body}>
        {move.staleText !== undefined && (
          <Callout intent="warning" alert>
            {move.staleText}
          </Callout>
        )}
        <p className={styles.quiet}>{isUndo ? texts.undoNote : texts.from(formatJobWhen(order))}</p>
        <MoveFields days={order.end_date === null ? 1 : 2} />
        <MoveEffects
          check={move.check}
          isChanged={move.isChanged}
          zone={order.timezone}
          asks={move.asks}
          onAsks={move.setAsks}
          mayOverride={move.isAllowed}
        />
        <FormSpy subscription={{ values: true }} onChange={({ values }) => move.report(values)} />
      </div>
    </Form>
  );
}

/** The new day, arrival window and hours. */
function MoveFields({ days }: { days: number }) {
  return (
    <div className={styles.fields}>
      <DateField name={moveField('date')} label={texts.day} required />
      <WindowField name={moveField('arrival_window')} label={texts.window} required validate={windowRule} />
      <NumberField
        name={moveField('estimated_hours')}
        label={days > 1 ? texts.hoursPerDay : texts.hours}
        decimals
        required
        validate={orderRules.hours}
      />
    </div>
  );
}
